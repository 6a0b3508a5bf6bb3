import type { TableEvent } from '../core/event.ts';
import type { Scene } from '../core/scene.ts';
import type { Seat } from '../core/seat.ts';
import { lieOf, type Lying } from '../core/shot.ts';
import { tell, type Telling, ui } from '../i18n/index.ts';

/** A seat's shape as a character, which tells pieces of one name apart without colour. */
const GLYPHS: Readonly<Record<Seat, string>> = { blue: '●', red: '⬢', plum: '■', graphite: '▲' };

/** What messages about scenes may name: their measure and the labels of their pieces, those of the later scenes first. */
export const telling = (...scenes: readonly (Scene | undefined)[]): Telling =>
  tellingBy((seat, label) => `${GLYPHS[seat]}\u00a0${label}`, scenes);
/** The same for ears: without the shapes. */
export const speaking = (...scenes: readonly (Scene | undefined)[]): Telling => tellingBy((_, label) => label, scenes);

const tellingBy = (named: (seat: Seat, label: string) => string, scenes: readonly (Scene | undefined)[]): Telling => {
  const label = (id: string): string => {
    for (const scene of scenes.toReversed()) {
      const node = scene?.nodes.find((each) => each.id === id);
      if (!node?.label) continue;
      const label = tell(node.label);
      return node.kind === 'piece' && node.seat ? named(node.seat, label) : label;
    }
    return id;
  };
  const last = scenes.at(-1);
  return last ? { unit: last.unit, label } : { label };
};

/** Who has fallen by a shell, and how they lie. */
export const fallenBy = (event: TableEvent): { readonly id: string; readonly lies: Lying }[] => {
  if (event.kind !== 'shot' || event.act.kind !== 'shell') return [];
  const { act, result } = event;
  return Object.entries(result.rest).flatMap(([id, pose]) => {
    const lies = id === act.id ? null : lieOf(pose);
    return lies ? [{ id, lies }] : [];
  });
};
/** An event in the log's words: a throw with its dice and the row it lit, a shell with those who fell and how they lie. */
export const eventWords = (event: TableEvent, words: Telling): string => {
  const fallen = fallenBy(event).map(({ id, lies }) => ui(`lies.${lies}`, { who: words.label?.(id) ?? id }));
  if (event.kind !== 'rolled') return [tell(event.text, words), ...fallen].join('; ');
  const row = event.thrown.rows[event.row];
  return ui('log.rolled', {
    what: tell(event.text, words),
    dice: event.dice.join(' + '),
    row: row ? tell(row.text, words) : '',
  });
};
