import { type Message, messageFactory } from '../message.ts';
import type { NodeId } from '../scene.ts';
import type { Forecast } from './odds.ts';

const say = messageFactory<Record<'why.falls' | 'why.fallsOr' | 'why.hurts', string>>('core');
/** Lasting harm to a piece, worst first. */
const HARM_BY_SEVERITY = ['removed', 'wounded', 'hit'] as const;

/** Explains an action by its most likely enemy loss (or wound) and its main risk. Null without odds. */
export const explainByOdds = (odds: Forecast, isEnemy: (id: NodeId) => boolean): Message | null => {
  if (odds.kind !== 'odds') return null;
  const of = (kind: string, enemy: boolean): { id: string; p: number } | undefined =>
    Object.entries(odds.effects)
      .flatMap(([effect, p]) => {
        const id = effect.slice(kind.length + 1);
        return effect.startsWith(`${kind}:`) && isEnemy(id) === enemy ? [{ id, p }] : [];
      })
      .toSorted((a, b) => b.p - a.p)[0];
  for (const kind of HARM_BY_SEVERITY) {
    const best = of(kind, true);
    if (!best) continue;
    const values = { piece: { piece: best.id }, p: { share: best.p } };
    const own = of('removed', false);
    if (kind !== 'removed') return say('why.hurts', values);
    return own ? say('why.fallsOr', { ...values, own: { share: own.p } }) : say('why.falls', values);
  }
  return null;
};
