import { Copy, Undo2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { armyCost, faultsOf, READY, type Roster } from '../../../games/sci-fi/armies/armies.ts';
import { PROFILE_IDS, type ProfileId, profileNamed } from '../../../games/sci-fi/armies/profiles.ts';
import { armySchema } from '../../../games/sci-fi/types.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { DesignType } from '../../../storage/designFile.ts';
import { Designs } from '../Designs.tsx';
import { useSteps } from '../useSteps.ts';
import { armyText, KINDS } from './armyText.ts';
import { countOf, withOne, withoutOne } from './roster.ts';
import { SIDES, type Side } from './sides.ts';
import { UnitCard } from './UnitCard.tsx';
import { useCopying } from '../../components/useCopying.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { Tools } from '../../components/Tools.tsx';

interface ArmyPanelProps {
  readonly game: string;
  readonly side: Side;
  /** The name of its commander. */
  readonly called: string;
  readonly army: Roster;
  readonly limit: number;
  readonly fire: 'real' | 'virtual';
  set(army: Roster): void;
}
/** One side's army: its points, the built-in and own armies, and a card for every profile to add or remove units. */
export const ArmyPanel = ({ game, side, called, army, limit, fire, set }: ArmyPanelProps) => {
  const { change, undo } = useSteps(army, set);
  const { status, copy } = useCopying(side);
  const [refused, setRefused] = useState<{ text: string; at: string } | null>(null);
  const craft: DesignType<ProfileId[]> = { kind: 'army', game, schema: armySchema };
  const nameOf = (id: ProfileId): string => formatMessage({ key: `${game}:profile.${id}` });
  const wrong = (fault: string): string => formatMessage({ key: `${game}:bad.${side}.${fault}` });
  const cost = armyCost(army);
  const [fault] = faultsOf(army, limit);
  /** The last refusal is shown until the army or the limit changes. */
  const at = `${limit}: ${army.join()}`;
  const text = refused?.at === at ? refused.text : null;
  const refuse = (text: string) => setRefused({ text, at });
  /** Returns why no more of a profile can be added, or null. */
  const refuseMore = (id: ProfileId): string | null => {
    const faults = faultsOf(withOne(army, id), limit);
    if (faults.includes('overLimit')) {
      const left = Math.max(0, limit - cost);
      return t('army.dear', { name: nameOf(id), cost: profileNamed(id).points, left });
    }
    return faults.includes('tooMany') ? wrong('tooMany') : null;
  };
  return (
    <>
      <section className="account" data-part="account" aria-label={called}>
        <Row className="spread" role="status">
          <strong>{t('army.cost', { cost, count: limit })}</strong>
          <span className={cost > limit ? 'bad' : ''}>
            {cost > limit ? t('army.over', { n: cost - limit }) : t('army.left', { n: limit - cost })}
          </span>
          <span>{t('army.units', { count: army.length })}</span>
        </Row>
        <div className="meter" aria-hidden>
          <span data-over={cost > limit || undefined} style={{ width: `${Math.min(100, (cost / limit) * 100)}%` }} />
        </div>
        <Small className={text || fault ? 'bad' : ''} role="alert">
          {text ?? (fault ? wrong(fault) : null)}
        </Small>
      </section>
      <Tools>
        <button type="button" className="plain" aria-disabled={!undo} onClick={() => undo?.()}>
          <Undo2 aria-hidden /> {t('undo')}
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={army.length === 0}
          onClick={() => army.length > 0 && change([])}
        >
          <UserMinus aria-hidden /> {t('army.empty')}
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={army.length === 0}
          onClick={() => army.length > 0 && copy(armyText(game, army, limit))}
        >
          <Copy aria-hidden /> {t('copyText')}
        </button>
      </Tools>
      <Small role="status">{status}</Small>
      <div className="bench">
        <div className="stock">
          {KINDS.map((kind) => (
            <section key={kind} aria-label={t(`army.kind.${kind}`)}>
              <h3>{t(`army.kind.${kind}`)}</h3>
              <ul className="units">
                {PROFILE_IDS.filter((id) => profileNamed(id).kind === kind).map((id) => (
                  <UnitCard
                    key={id}
                    id={id}
                    name={nameOf(id)}
                    seat={side}
                    fire={fire}
                    count={countOf(army, id)}
                    full={refuseMore(id) !== null}
                    more={() => {
                      const why = refuseMore(id);
                      if (why) refuse(why);
                      else change(withOne(army, id));
                    }}
                    less={() => {
                      if (countOf(army, id) === 0) refuse(t('army.lacking', { name: nameOf(id) }));
                      else change(withoutOne(army, id));
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="aside">
          <section className="ready" aria-label={t('editor.ready')}>
            <h2>{t('editor.ready')}</h2>
            <ul>
              {(['skirmish', 'battle'] as const).flatMap((ready) =>
                SIDES.map((each) => (
                  <li key={`${ready} ${each}`}>
                    <button type="button" className="plain" onClick={() => change(READY[ready][each])}>
                      {t('army.ready', {
                        name: formatMessage({ key: `${game}:option.army.${ready}` }),
                        seat: { seat: each },
                      })}
                      {' · '}
                      {t('army.points', { count: armyCost(READY[ready][each]) })}
                    </button>
                  </li>
                )),
              )}
            </ul>
          </section>
          <Designs craft={craft} content={[...army]} take={change} />
        </div>
      </div>
    </>
  );
};
