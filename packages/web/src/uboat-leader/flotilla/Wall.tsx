/** The wall of boats: every boat that can be had as a card, the flotilla so far, and what is left to spend. */
import type { AnyGame, Option, PickDecision } from '@flotilla/table';
import { text } from '@flotilla/table';
import { Silhouette } from '../../art/Silhouette.tsx';
import { spoken } from '../../text/index.ts';
import { say } from '../../voice.ts';
import type { Desk } from '../desk.ts';
import type { BoatCard, View } from '../game.ts';
import { boatCard, campaignOf, crewsFor, levelText } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { chosenBoat } from './chosen.ts';

interface Props {
  readonly desk: Desk;
  readonly view: View;
  readonly decision: PickDecision;
}

/** Questions of the set-up that are answered at the wall. */
export const AT_THE_WALL: readonly string[] = ['enlist', 'crew', 'dealMore', 'takeDealt'];

/** The wall. */
export function Wall({ desk, view, decision }: Props) {
  const chosen = chosenBoat(desk, decision);
  const isBoat = ({ id }: Option): boolean => id !== 'done';
  const asking = decision.step === 'enlist';
  const open = asking ? decision.options.filter(isBoat) : chosen === '' ? [] : [{ id: chosen }];
  const closed = asking ? decision.refused : [];
  return (
    <div class="ubl-wall">
      <Budget view={view} />
      <ul class="ubl-boat-cards">
        {open.map(({ id }) => (
          <li key={id}>
            <WallCard desk={desk} view={view} id={id} chosen={id === chosen} />
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>{word('wall.closed', { n: closed.length })}</summary>
          <ul class="ubl-boat-cards">
            {closed.map((option) => (
              <li key={option.id} class="ubl-boat-card" data-state="refused">
                <CardHead card={boatCard(view, option.id)} game={desk.session.game} />
                <small>{option.refused && say(desk.session.game, option.refused.why)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What is spent, boat by boat, and what is left. */
function Budget({ view }: { view: View }) {
  const share = (points: number): string => `${(points / Math.max(1, view.soStart)) * 100}%`;
  return (
    <div class="ubl-budget" role="img" aria-label={word('wall.left', { left: view.so, all: view.soStart })}>
      {view.boats.map(({ id, paid }) => (
        <span key={id} style={{ width: share(paid) }}>
          {id} <b>{paid}</b>
        </span>
      ))}
      <i style={{ width: share(view.so) }}>{view.so}</i>
    </div>
  );
}

/** Abilities that some crew of a boat has. */
const abilitiesOf = ({ levels }: BoatCard) => [
  ...new Set(Object.values(levels).flatMap(({ abilities }) => abilities)),
];

const CardHead = ({ card, game }: { card: BoatCard; game: AnyGame }) => (
  <span class="ubl-boat-head">
    <strong>{card.id}</strong> {card.type}
    {abilitiesOf(card).map((ability) => {
      const words = say(game, text(`ability.${ability}`));
      return (
        <span key={ability} role="img" aria-label={words} title={words}>
          <MapSign name={ability} />
        </span>
      );
    })}
  </span>
);

function WallCard(props: { desk: Desk; view: View; id: string; chosen: boolean }) {
  const { desk, view, id, chosen } = props;
  const card = boatCard(view, id);
  const levelWords = (level: string): string => say(desk.session.game, levelText(level as 'green'));
  return (
    <button
      type="button"
      class="ubl-boat-card"
      data-part="boat"
      data-id={id}
      data-state={chosen ? 'selected' : 'offered'}
      aria-pressed={chosen}
      onClick={() => desk.look(id)}
    >
      <CardHead card={card} game={desk.session.game} />
      <Silhouette kind="uboat" name={card.type} />
      <span class="ubl-boat-load">
        <MapSign name="torpedo" /> {card.ready}+{card.stored}
        {card.gun > 0 && (
          <>
            {' '}
            <MapSign name="gun" /> {card.gun}
          </>
        )}
      </span>
      <Service card={card} view={view} />
      <span class="ubl-prices">
        {crewsFor(view, id).map(({ id: level, args, refused }) => (
          <span key={level} data-state={refused ? 'refused' : 'offered'}>
            <span aria-hidden="true">{levelWords(level).slice(0, 1)}</span>
            <span class="unseen">{levelWords(level)}</span> {Number(args?.cost)}
          </span>
        ))}
      </span>
    </button>
  );
}

/** A month written as 1941-03, as a reader writes it. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(spoken(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );

const monthsOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

const WAR = { from: monthsOf('1939-09'), to: monthsOf('1945-05') };

/** Her service in the war as a bar, the months of the campaign behind it. */
function Service({ card, view }: { card: BoatCard; view: View }) {
  const { from, to } = campaignOf(view);
  const share = (month: string): number =>
    Math.min(1, Math.max(0, (monthsOf(month) - WAR.from) / (WAR.to - WAR.from))) * 100;
  const span = (first: string, last: string) => ({
    left: `${share(first)}%`,
    width: `${Math.max(2, share(last) - share(first))}%`,
  });
  return (
    <span class="ubl-service">
      <i aria-hidden="true">
        <b style={span(from, to)} />
        <em style={span(card.from, card.to)} />
      </i>
      <small>{word('wall.until', { month: monthWords(card.to) })}</small>
    </span>
  );
}
