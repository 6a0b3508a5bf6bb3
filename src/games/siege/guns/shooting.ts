import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import { type ShooterView, brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Mm } from '../../../geometry/point.ts';
import { type Prism, type Target, hiddenFraction, computeSight } from '../../../geometry/sight.ts';
import { heightAt, type Module, solidsOf } from '../fortress/ground.ts';
import {
  gunsOf,
  gunBlockedBy,
  isWithin,
  must,
  onField,
  pieceOnField,
  warriorsOf,
  withPiece,
} from '../rules/lookups.ts';
import { fallRoll, RANGES, shotRoll } from '../rules/rolls.ts';
import {
  type At,
  BASE,
  GUN_BASE,
  GUN_HEIGHT,
  type PieceOnField,
  type State,
  STEP,
  WARRIOR_HEIGHT,
  no,
  gameMessage,
} from '../types.ts';
import { destroy, wound } from '../rules/victory.ts';

/** The height of a gun's eye: 9/10 of its height, mm. */
const GUN_EYE: Mm = 27;
/** The underside of the beam over a gate, mm. Figures pass below it. */
const BEAM: Mm = 55;
/** Returns a module as a solid in space. Over the open gate there is only its beam. */
export const bulkOf = ({ id, kind, shape, storeys }: Module): Prism => ({
  id,
  shape,
  from: kind === 'gate' ? BEAM : 0,
  top: storeys * STEP,
});

const eyeOf = (gun: PieceOnField): ShooterView['eye'] => ({ at: gun.at, z: GUN_EYE });
const silhouetteOf = (state: State, { at }: PieceOnField): Target => ({
  at,
  half: BASE,
  z: heightAt(state, at),
  tall: WARRIOR_HEIGHT,
});
/** Returns what may hide a target from a gun: walls, towers and other figures (SI-13). */
const prismsBetween = (state: State, gun: PieceOnField, target: PieceOnField): Prism[] => {
  const others = onField(state)
    .filter(({ id }) => id !== gun.id && id !== target.id)
    .map(({ id, kind, at }): Prism => {
      const from = heightAt(state, at);
      const tall = kind === 'gun' ? GUN_HEIGHT : WARRIOR_HEIGHT;
      return { id, shape: { kind: 'disc', at, r: kind === 'gun' ? GUN_BASE : BASE }, from, top: from + tall };
    });
  return [...solidsOf(state).map(bulkOf), ...others];
};
/** Returns the shooter's view of a target. Walls, towers and other figures hide it together; the gate is open (SI-13). */
export const eyeView = (state: State, gun: PieceOnField, target: PieceOnField): ShooterView => {
  const [eye, silhouette, prisms] = [eyeOf(gun), silhouetteOf(state, target), prismsBetween(state, gun, target)];
  return {
    shooter: gun.id,
    target: target.id,
    eye,
    silhouette,
    prisms,
    sight: computeSight(eye, silhouette, prisms),
    coverThreshold: 1,
  };
};
/** Whether a gun sees anything of a target (SI-13). */
export const sees = (state: State, gun: PieceOnField, target: PieceOnField): boolean =>
  hiddenFrom(state, gun, target) < 1;
/** Returns the part of a target that is hidden from a gun (0 to 1). */
export const hiddenFrom = (state: State, gun: PieceOnField, target: PieceOnField): number =>
  hiddenFraction(eyeOf(gun), silhouetteOf(state, target), prismsBetween(state, gun, target));

/** Returns why a gun cannot fire at all now, or null (SI-09, SI-12, SI-22). */
export const refuseGun = (state: State, id: string): Refusal | null => {
  const gun = pieceOnField(state, id);
  if (!gun || gun.kind !== 'gun' || gun.seat !== state.active) return no('SI-12', 'no.noGun');
  if (state.entered.includes(gun.seat)) return no('SI-22', 'no.silent');
  if (state.hushed.includes(gun.seat)) return no('SI-09', 'no.hushed');
  const fired = gunsOf(state, gun.seat).some((each) => each.fired);
  if (gun.fired || (fired && !state.options.oncePerGun)) return no('SI-12', 'no.firedOnce');
  const enemy = gunBlockedBy(state, gun);
  return enemy ? no('SI-12', 'no.touched', { who: { piece: enemy.id } }, brokenMeasure(gun.at, enemy.at)) : null;
};
/** Returns the enemies at which a gun may fire a virtual shot (SI-13). */
export const targetsOf = (state: State, gun: PieceOnField): PieceOnField[] =>
  warriorsOf(state, opponentOf(state.seats, gun.seat)).filter((target) => sees(state, gun, target));
/** Returns the guns of the side in turn that may fire now. */
export const readyGuns = (state: State): PieceOnField[] =>
  gunsOf(state, state.active).filter(
    (gun) => !refuseGun(state, gun.id) && (state.options.shooting === 'real' || targetsOf(state, gun).length > 0),
  );
/** Reports why a side with guns does not shoot this turn, once the stage is over (SI-04, SI-09, SI-12, SI-22). */
export const reportNoShot = (state: State, events: EventLog): void => {
  const guns = gunsOf(state, state.active);
  const [gun] = guns;
  if (!gun || guns.some(({ fired }) => fired)) return;
  const refusal = refuseGun(state, gun.id);
  events.push({ kind: 'said', rule: refusal?.rule ?? 'SI-13', text: refusal?.text ?? gameMessage('event.nobodySeen') });
};

/** Returns the least number that hits with a virtual shot (SI-13). */
export const needOf = (state: State, gun: PieceOnField, target: PieceOnField): number =>
  RANGES.find(({ within }) => isWithin(state, gun, target, within))?.from ?? 6;
/** Returns why a gun cannot fire a virtual shot at a target, or null (SI-13). */
export const refuseShoot = (state: State, id: string, target: string): Refusal | null => {
  if (state.options.shooting !== 'virtual') return no('SI-13', 'no.virtual');
  const refused = refuseGun(state, id);
  if (refused) return refused;
  const on = pieceOnField(state, target);
  if (!on || on.kind !== 'warrior' || on.seat === state.active) return no('SI-13', 'no.noEnemy');
  const gun = must(state, id);
  return sees(state, gun, on)
    ? null
    : no('SI-13', 'no.unseen', { target: { piece: target } }, brokenMeasure(gun.at, on.at));
};
/** Fires a virtual shot by rolling for the hit. How the target falls is the next roll (SI-13). */
export const shoot = (state: State, id: string, target: string, luck: Luck, events: EventLog): State => {
  const [gun, on] = [must(state, id), must(state, target)];
  const rolled = luck.roll(shotRoll(gun, on, needOf(state, gun, on)));
  events.push(rolled);
  const next = withPiece(state, id, { fired: true });
  return rolled.row === 1 ? { ...next, stage: { at: 'fall', gun: id, target } } : next;
};
/** Applies a hit by the target's fall: face up destroyed, face down or on its side wounded, still up a light wound (SI-14). */
export const judgeFall = (state: State, id: string, how: 'up' | 'down' | 'stays', events: EventLog): State => {
  if (how === 'up') return destroy(state, id, 'SI-14', events);
  if (how === 'down') return wound(state, id, 'SI-14', events);
  events.push({ kind: 'hit', rule: 'SI-14', ids: [id], text: gameMessage('event.lightWound', { who: { piece: id } }) });
  return state;
};
/** Rolls for how the target of a virtual shot falls (SI-13, SI-14). */
export const fall = (state: State, { gun, target }: At<'fall'>, luck: Luck, events: EventLog): State => {
  const rolled = luck.roll(fallRoll(must(state, gun), must(state, target)));
  events.push(rolled);
  const next: State = { ...state, stage: { at: 'shooting' } };
  return judgeFall(next, target, (['up', 'down', 'stays'] as const)[rolled.row] ?? 'stays', events);
};
