/** How many px a line of a wheel counts as, the px of one notch, and the most px that one event zooms by. */
const LINE = 40;
const WHEEL_STEP = 50;
const FURTHEST = 400;
/** The zoom per px of a wheel, and of a pinch on a touchpad, which browsers report as a wheel with Ctrl. */
const ZOOM = 0.0016;
const PINCH = 0.01;

type Wheel = Pick<WheelEvent, 'deltaMode' | 'deltaY' | 'ctrlKey'>;
/** Returns how far a wheel turned, px. Some browsers count in lines, some in pages of `page` px. */
export const wheeled = ({ deltaMode, deltaY }: Wheel, page: number): number =>
  deltaY * (deltaMode === 1 ? LINE : deltaMode === 2 ? page : 1);
/** Returns the zoom factor of a wheel event, which is limited. */
export const zoomOf = (wheel: Wheel, page: number): number => {
  const distance = Math.max(-FURTHEST, Math.min(FURTHEST, wheeled(wheel, page)));
  return Math.exp(-distance * (wheel.ctrlKey ? PINCH : ZOOM));
};
/** Counts the steps of a wheel. A notch is one step, however far it scrolls. Small movements add up. */
export const notches = (): ((pixels: number) => number) => {
  let rolled = 0;
  return (pixels) => {
    const distance = Math.abs(pixels) >= WHEEL_STEP ? Math.sign(pixels) * WHEEL_STEP : rolled + pixels;
    const steps = Math.trunc(distance / WHEEL_STEP);
    rolled = distance - steps * WHEEL_STEP;
    return steps;
  };
};
