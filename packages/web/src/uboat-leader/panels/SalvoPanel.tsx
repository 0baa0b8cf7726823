/** Aiming: a row for each target with what can be aimed at her, the spread with its chances, and one order to fire. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText, percent } from '@flotilla/table';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { spoken } from '../../text/index.ts';
import { say } from '../../voice.ts';
import type { Aim, Battle, Ship, View } from '../game.ts';
import { isEscort, knownCard, shipText } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { Stack, sinks, spokenOdds } from './Chances.tsx';
import { answer, Framed } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

const WEAPONS = ['plain', 't5', 'gun'] as const;

const allOf = ({ options, refused }: PickDecision): readonly Option[] => [...options, ...refused];

/** The panel for the question at whom to fire, and for the one how many torpedoes. */
export function SalvoPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const battle = view.battle as Battle;
  const slots = new Set(allOf(decision).map(({ id }) => id.split(':')[1]));
  const spread = decision.step === 'spread';
  const aimedAt = spread ? String(decision.about.slot ?? '') : '';
  const targets = battle.ships.filter(({ slot }) => (spread ? slot === aimedAt : slots.has(slot)));
  return (
    <Framed session={session} decision={decision} part="salvo">
      <ul class="ubl-targets">
        {targets.map((ship) => (
          <li key={ship.slot} data-id={ship.slot} data-state={spread ? 'aimed' : 'offered'}>
            <TargetHead session={session} ship={ship} view={view} />
            <Declared aims={battle.aims} slot={ship.slot} />
            {!spread && <Weapons session={session} decision={decision} ship={ship} />}
          </li>
        ))}
      </ul>
      {spread ? (
        <Spread session={session} decision={decision} />
      ) : (
        <Orders session={session} decision={decision} aims={battle.aims} />
      )}
    </Framed>
  );
}

/** Who she is, as far as anybody knows. */
function TargetHead({ session, ship, view }: { session: Session; ship: Ship; view: View }) {
  const card = knownCard(view, ship);
  return (
    <span class="ubl-target">
      <i>{ship.slot}</i> <strong>{say(session.game, shipText(view, ship))}</strong>
      {card && !isEscort(ship) && <b> ◆{card.vp}</b>}
      {ship.heavy > 0 && <b class="ubl-tag bad">{word('ship.heavy')}</b>}
      {ship.light > 0 && <b class="ubl-tag bad">{word('ship.light')}</b>}
    </span>
  );
}

/** What is declared on a ship already. */
function Declared({ aims, slot }: { aims: readonly Aim[]; slot: string }) {
  const here = aims.filter((aim) => aim.slot === slot);
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

function Weapons({ session, decision, ship }: Props & { ship: Ship }) {
  const offered = WEAPONS.flatMap((weapon) => {
    const option = decision.options.find(({ id }) => id === `${weapon}:${ship.slot}`);
    return option ? [{ weapon, option }] : [];
  });
  return (
    <span class="ubl-weapons">
      {offered.map(({ weapon, option }) => (
        <button
          key={weapon}
          type="button"
          data-id={option.id}
          title={capital(say(session.game, optionText(decision.step, option)))}
          onClick={() => answer(session, option)}
        >
          <MapSign name={weapon === 'gun' ? 'gun' : 'torpedo'} /> {word(`way.${weapon}`)}
          <span class="unseen">
            {' '}
            {ship.slot}, {say(session.game, optionText(decision.step, option))}
          </span>
          {weapon === 'gun' && <GunChance session={session} option={option} />}
        </button>
      ))}
    </span>
  );
}

/** The chance that one shot of the gun does anything. */
function GunChance({ session, option }: { session: Session; option: Option }) {
  const odds = settings.value.odds ? session.odds(option) : [];
  const miss = odds.find(({ of }) => of === 'miss');
  return miss ? <b> {percent(spoken(), 1 - miss.chance)}</b> : null;
}

/** One button for each number of torpedoes: what they do to her, and the chance to sink her. */
function Spread({ session, decision }: Props) {
  return (
    <div class="ubl-spread">
      {decision.options.map((option) => {
        const odds = settings.value.odds ? session.odds(option) : [];
        return (
          <button
            key={option.id}
            type="button"
            data-id={option.id}
            title={spokenOdds(odds)}
            onClick={() => answer(session, option)}
          >
            <strong>{option.id}</strong>
            {odds.length > 0 && (
              <>
                <Stack odds={odds} /> <b aria-hidden="true">{sinks(odds)}</b>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Everything that names no ship: pattern-running torpedoes, and the order that ends the aiming. */
function Orders({ session, decision, aims }: Props & { aims: readonly Aim[] }) {
  const closing = decision.options.find(({ id }) => id === 'fire' || id === 'hold');
  const patterns = decision.options.find(({ id }) => id === 'fat');
  const running = aims.find(({ weapon }) => weapon === 'fat');
  return (
    <div class="row ubl-fire">
      {closing && (
        <button type="button" class="primary" data-id={closing.id} onClick={() => answer(session, closing)}>
          {capital(say(session.game, optionText(decision.step, closing)))}
        </button>
      )}
      {patterns && (
        <button type="button" data-id="fat" onClick={() => answer(session, patterns)}>
          <MapSign name="torpedo" /> {capital(say(session.game, optionText(decision.step, patterns)))}
        </button>
      )}
      {running && (
        <b class="ubl-tag dark">
          {word('way.fat')} ×{running.n}
        </b>
      )}
    </div>
  );
}
