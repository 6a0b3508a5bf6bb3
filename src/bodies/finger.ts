/** The finger that flicks: its effective mass (g), its bounce, and its speeds without and at full power (cm/s). */
export const FINGER = { mass: 12, restitution: 0.3, least: 50, most: 270 } as const;
