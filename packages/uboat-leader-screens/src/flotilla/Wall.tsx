/** The wall of boats: every boat that can be had as a card, the flotilla so far, and what is left to spend. */
import type { AnyGame, Option, PickDecision, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { calendar } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { PlotModel } from '../desk.ts';
import type { BoatCard, View } from '../game.ts';
import { boatCard, campaignOf, crewsFor, levelText } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { buy } from './buy.ts';
import { chosenBoat } from './chosen.ts';
import { canChange, takeOut } from './suggest.ts';

interface Props {
  readonly desk: PlotModel;
  readonly view: View;
  readonly decision: PickDecision;
}

/** Questions of the set-up that are answered at the wall. */
export const AT_THE_WALL: readonly string[] = ['enlist', 'crew', 'dealMore', 'takeDealt'];

/** The wall. */
export function Wall({ desk, view, decision }: Props) {
  const chosen = chosenBoat(desk, decision);
  const asking = decision.step === 'enlist';
  const isDear = ({ refused }: Option): boolean => costs(refused?.why) !== null;
  const bought = view.boats.filter(({ fate }) => fate === 'serving').map(({ id }) => id);
  const offered = decision.options.filter(({ id }) => id !== 'done').map(({ id }) => id);
  const dear = decision.refused.filter(isDear).map(({ id }) => id);
  const ids = asking ? [...bought, ...offered, ...dear] : chosen === '' ? [] : [chosen];
  const closed = asking ? decision.refused.filter((one) => !isDear(one) && !bought.includes(one.id)) : [];
  return (
    <div class="ubl-wall">
      <header class="ubl-wall-head">
        <h2>{word('wall.title', { n: view.soStart })}</h2>
        <p>{word('wall.hint')}</p>
      </header>
      <ul class="ubl-boat-cards">
        {ids.map((id) => (
          <li key={id}>
            <WallCard desk={desk} view={view} id={id} chosen={id === chosen} asking={asking} />
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

/** The reason of a boat that only costs too much; null for any other. */
const costs = (why: Text | undefined): Text | null =>
  typeof why === 'object' && 'key' in why && why.key === 'refused.cost' ? why : null;

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

interface CardProps {
  readonly desk: PlotModel;
  readonly view: View;
  readonly id: string;
  readonly chosen: boolean;
  /** Whether boats are bought one by one. */
  readonly asking: boolean;
}

/** The crew a boat is bought with at one press: trained, or the best that can be paid. */
const usualCrew = (view: View, id: string): Option => {
  const crews = crewsFor(view, id);
  const can = crews.filter(({ refused }) => !refused);
  return (
    can.find(({ id: level }) => level === 'trained') ??
    can.at(-1) ??
    (crews.find(({ id: level }) => level === 'trained') as Option)
  );
};

function WallCard({ desk, view, id, chosen, asking }: CardProps) {
  const { game } = desk.session;
  const card = boatCard(view, id);
  const mine = asking ? view.boats.find((boat) => boat.id === id) : undefined;
  const crew = mine ? null : usualCrew(view, id);
  const level = mine?.level ?? crew?.id ?? 'trained';
  return (
    <div
      class="ubl-boat-card"
      data-state={mine ? 'mine' : chosen ? 'selected' : crew?.refused ? 'over' : 'offered'}
    >
      <button
        type="button"
        class="ubl-boat-look"
        data-part="boat"
        data-id={id}
        data-state={chosen ? 'selected' : 'offered'}
        aria-pressed={chosen}
        onClick={() => desk.look(id)}
      >
        <CardHead card={card} game={game} />
        <Silhouette kind="uboat" name={card.type} scale="same" />
        <span class="ubl-boat-load">
          <span>
            {word('wall.torpedoes')}{' '}
            <b>
              {card.ready}+{card.stored}
            </b>
          </span>
          <span>
            {word('wall.gun')} <b>{card.gun > 0 ? card.gun : '–'}</b>
          </span>
          <u>{say(game, levelText(level as 'green'))}</u>
        </span>
        <Service card={card} view={view} />
      </button>
      {asking && <Price desk={desk} view={view} id={id} crew={crew} paid={mine?.paid ?? null} />}
    </div>
  );
}

interface PriceProps {
  readonly desk: PlotModel;
  readonly view: View;
  readonly id: string;
  readonly crew: Option | null;
  /** What was paid for a boat in the tray; null for any other. */
  readonly paid: number | null;
}

/** The price: bought, to be had, or by how much it is too dear. */
function Price({ desk, view, id, crew, paid }: PriceProps) {
  const { session } = desk;
  if (paid !== null)
    return (
      <button
        type="button"
        class="ubl-price"
        data-part="price"
        data-id={id}
        data-state="mine"
        aria-label={word('wall.takeOut', { boat: id, n: paid })}
        aria-disabled={!canChange(session)}
        onClick={() => canChange(session) && takeOut(session, id)}
      >
        ✓ {paid}
      </button>
    );
  const cost = Number(crew?.args?.cost ?? 0);
  if (!crew || crew.refused)
    return (
      <span class="ubl-price" data-part="price" data-id={id} data-state="over">
        {cost} <small>{word('wall.over', { n: cost - view.so })}</small>
      </span>
    );
  return (
    <button
      type="button"
      class="ubl-price"
      data-part="price"
      data-id={id}
      data-state="offered"
      aria-label={word('wall.add', { boat: id, n: cost })}
      onClick={() => buy(session, id, crew.id)}
    >
      + {cost}
    </button>
  );
}

/** A month written as 1941-03, as a reader writes it. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(calendar(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
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
