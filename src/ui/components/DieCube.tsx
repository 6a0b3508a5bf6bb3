import { Pips } from './Die.tsx';

/** The sides of a cube: seen from above a resting die shows its front, the bottom side and one of the others. */
const SIDES = ['front', 'back', 'right', 'left', 'bottom', 'top'] as const;
/** The faces beside each face: right of it, and below it. Opposite faces sum to 7, and 1, 2 and 3 turn as on real dice. */
const BESIDE: readonly (readonly [right: number, bottom: number])[] = [
  [0, 0],
  [3, 2],
  [3, 6],
  [6, 2],
  [1, 2],
  [3, 1],
  [4, 2],
];
/** Returns the faces of a die on its sides, in their order. 0 is a blank die. */
export const cubeFaces = (face: number): readonly number[] => {
  const [right, bottom] = BESIDE[face] ?? [0, 0];
  const opposite = (each: number): number => (each === 0 ? 0 : 7 - each);
  return [face, opposite(face), right, opposite(right), bottom, opposite(bottom)];
};
/**
 * A die in space, with light and a shadow. `rolling` it tumbles into the tray and comes to rest on its face, and `drops` it falls in.
 * The style sheet moves it. It is hidden from screen readers, which hear the roll when it is over.
 */
export const DieCube = ({ face, look }: { readonly face: number; readonly look: 'rolling' | 'settled' | 'drops' }) => (
  <span className={`cube ${look}`} data-part="die" aria-hidden>
    <i className="shadow" data-part="die-shadow" />
    <span className="hop">
      <span className="turn">
        {cubeFaces(face).map((each, i) => (
          <svg key={SIDES[i]} className={SIDES[i]} data-part={i === 0 ? 'die-front' : undefined} viewBox="0 0 24 24">
            <rect className="edge" width="24" height="24" rx="2" />
            <rect className="face" x="1.1" y="1.1" width="21.8" height="21.8" rx="5" />
            <Pips face={each} />
          </svg>
        ))}
      </span>
    </span>
  </span>
);
