/** Aiming: weapons on top, a row for each target, torpedoes laid on one by one with their chances, and one order to fire. */
import type { Odds, Option, PickDecision } from '@flotilla/table';
import { capital, optionText, percent } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Aim, View } from '../game.ts';
import { attackOdds } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import type { Salvo, Weapon } from '../salvo/draft.ts';
import { aimOption, canAim, fire, salvoOf } from '../salvo/draft.ts';
import { word } from '../text/index.ts';
import { Legend, Stack, sinks, spokenOdds } from './Chances.tsx';
import { answer, Framed } from './Framed.tsx';
import { IntentList } from './IntentList.tsx';
import { Patterns } from './Patterns.tsx';
import type { TargetFacts } from './targets.tsx';
import { TargetHead, targetsOf } from './targets.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

interface SalvoProps extends Props {
  readonly salvo: Salvo;
}

/** The panel for the question at whom to fire: on the display, or at the warships of an attack mission. */
export function SalvoPanel({ session, decision }: Props) {
  const salvo = salvoOf(session, decision);
  const view = session.view.value as View;
  const targets = targetsOf(view, decision);
  return (
    <Framed
      session={session}
      decision={decision}
      part="salvo"
      title={word('salvo.title', { boat: salvo.boat.id })}
      below={<IntentList session={session} />}
    >
      <Arms session={session} decision={decision} salvo={salvo} />
      {salvo.weapon === 'fat' ? (
        <Patterns view={view} salvo={salvo} decision={decision} targets={targets} game={session.game} />
      ) : (
        <ul class="ubl-targets">
          {targets.map((target) => (
            <Target key={target.slot} session={session} decision={decision} salvo={salvo} target={target} />
          ))}
        </ul>
      )}
      <Orders session={session} decision={decision} salvo={salvo} />
    </Framed>
  );
}

/** The weapons aboard: one in hand, each with what is left of it, those that cannot be used with the reason. */
function Arms({ session, decision, salvo }: SalvoProps) {
  return (
    <fieldset class="ubl-depths ubl-arms" aria-label={word('salvo.arms')}>
      {salvo.arms.map(({ weapon, left }) => {
        const idle = decision.refused.find(({ id }) => id === weapon)?.refused;
        const usable = canAim(decision, weapon) || salvo.aims.some((aim) => aim.weapon === weapon);
        const why = idle ? say(session.game, idle.why) : word('salvo.spent');
        return (
          <button
            key={weapon}
            type="button"
            data-part="way"
            data-id={weapon}
            data-state={usable ? 'offered' : 'refused'}
            aria-pressed={usable && weapon === salvo.weapon}
            aria-disabled={!usable}
            title={usable ? undefined : why}
            onClick={() => (usable ? salvo.take(weapon) : tell(why))}
          >
            <MapSign name={weapon === 'gun' ? 'gun' : 'torpedo'} /> <ArmName weapon={weapon} />
            <b>{left}</b>
            {!usable && <small>{why}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Late torpedoes go by their short names; the long ones are read out. */
const ArmName = ({ weapon }: { weapon: Weapon }) =>
  weapon === 'fat' || weapon === 't5' ? (
    <span title={word(`way.${weapon}`)}>
      <span aria-hidden="true">{word(weapon === 'fat' ? 'load.fatShort' : 'load.t5Short')}</span>
      <span class="unseen">{word(`way.${weapon}`)}</span>
    </span>
  ) : (
    <span>{word(`way.${weapon}`)}</span>
  );

interface TargetProps extends SalvoProps {
  readonly target: TargetFacts;
}

/** A target: who she is, what is laid on her, and what that would do. */
function Target({ session, decision, salvo, target }: TargetProps) {
  const { slot } = target;
  const { weapon, most, laid, lay } = salvo;
  const n = laid(weapon, slot);
  const open = salvo.target === slot && (n > 0 || most(weapon, slot) > 1) && weapon !== 'gun';
  const state = salvo.aims.some((aim) => aim.slot === slot) ? 'aimed' : 'offered';
  return (
    <li data-id={slot} data-state={state}>
      <TargetHead target={target} game={session.game} />
      <LaidOn salvo={salvo} slot={slot} />
      {most(weapon, slot) > 0 && (
        <button
          type="button"
          class="ubl-lay"
          data-id={`${weapon}:${slot}`}
          aria-label={capital(layWords(session, decision, weapon, slot))}
          aria-pressed={weapon === 'gun' ? n > 0 : undefined}
          aria-disabled={weapon !== 'gun' && n === most(weapon, slot)}
          onClick={() =>
            lay(weapon, slot, weapon === 'gun' && n > 0 ? 0 : Math.min(n + 1, most(weapon, slot)))
          }
        >
          {weapon === 'gun' ? <GunChance session={session} decision={decision} slot={slot} /> : '+'}
        </button>
      )}
      {open && <Spread view={session.view.value as View} salvo={salvo} slot={slot} />}
    </li>
  );
}

function layWords(session: Session, decision: PickDecision, weapon: Weapon, slot: string): string {
  const option = aimOption(decision, weapon, slot) as Option;
  return say(session.game, optionText(decision.step, option));
}

/** Everything that is laid on a ship, now or before. */
function LaidOn({ salvo, slot }: { salvo: Salvo; slot: string }) {
  const here = [...salvo.declared, ...salvo.aims].filter((aim) => aim.slot === slot);
  if (here.length === 0) return null;
  return (
    <span class="ubl-declared">
      {here.map(({ weapon, n }) => (
        <b key={weapon} class="ubl-tag dark">
          {weapon === 'gun' ? word('way.gun') : `${word(`way.${weapon}`)} ×${n}`}
        </b>
      ))}
    </span>
  );
}

/** The chance that one shot of the gun does anything. */
function GunChance({ session, decision, slot }: Props & { slot: string }) {
  const option = aimOption(decision, 'gun', slot);
  const odds = settings.value.odds && option ? session.odds(option) : [];
  const miss = odds.find(({ of }) => of === 'miss');
  return (
    <>
      <MapSign name="gun" />
      {miss && <b> {percent(spoken(), 1 - miss.chance)}</b>}
    </>
  );
}

/** One button for each number of torpedoes: what they do to her, and the chance to sink her. */
function Spread({ view, salvo, slot }: { view: View; salvo: Salvo; slot: string }) {
  const { weapon, most, laid, lay, declared, aims, boat } = salvo;
  const n = laid(weapon, slot);
  const earlier = [...declared, ...aims.filter((aim) => !(aim.weapon === weapon && aim.slot === slot))];
  const oddsOf = (count: number): readonly Odds[] =>
    settings.value.odds ? attackOdds(view, boat, { weapon, slot, n: count } as Aim, earlier) : [];
  const now = n > 0 ? oddsOf(n) : [];
  return (
    <div class="ubl-spread-box">
      <div class="ubl-spread">
        {Array.from({ length: most(weapon, slot) }, (_, i) => {
          const count = i + 1;
          const odds = oddsOf(count);
          return (
            <button
              key={count}
              type="button"
              data-id={String(count)}
              aria-pressed={count === n}
              title={spokenOdds(odds)}
              onClick={() => lay(weapon, slot, count === n ? 0 : count)}
            >
              <strong>{count}</strong>
              {odds.length > 0 && (
                <>
                  <Stack odds={odds} /> <b aria-hidden="true">{sinks(odds)}</b>
                </>
              )}
            </button>
          );
        })}
      </div>
      {now.length > 0 && <Legend odds={now} />}
    </div>
  );
}

/** The order that ends the aiming, in words that say what leaves the boat; what is drawn up can be wiped off. */
function Orders({ session, decision, salvo }: SalvoProps) {
  const { aims } = salvo;
  const closing = decision.options.find(({ id }) => id === 'fire' || id === 'hold');
  if (aims.length === 0)
    return closing ? (
      <div class="row ubl-fire">
        <button
          type="button"
          class={closing.id === 'fire' ? 'primary' : ''}
          data-id={closing.id}
          onClick={() => answer(session, closing)}
        >
          {capital(say(session.game, optionText(decision.step, closing)))}
        </button>
      </div>
    ) : null;
  return (
    <div class="row ubl-fire">
      <button
        type="button"
        class="primary"
        data-id="fire"
        onClick={() => session.mode === 'play' && fire(session, salvo)}
      >
        {word('salvo.fire', { what: salvoWords([...salvo.declared, ...aims]) })}
      </button>
      <button type="button" data-id="clear" onClick={salvo.clear}>
        {word('salvo.clear')}
      </button>
    </div>
  );
}

/** What leaves the boat: torpedoes by their number, and the gun. */
function salvoWords(aims: readonly Aim[]): string {
  const torpedoes = aims.reduce((sum, { weapon, n }) => sum + (weapon === 'gun' ? 0 : n), 0);
  return [
    torpedoes > 0 ? word('boat.torpedoes', { n: torpedoes }) : '',
    aims.some(({ weapon }) => weapon === 'gun') ? word('way.gun') : '',
  ]
    .filter((part) => part !== '')
    .join(' + ');
}
