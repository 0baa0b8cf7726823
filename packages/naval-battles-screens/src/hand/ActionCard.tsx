/** An action card: what it does in attack, in defence, and as a reinforcement. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { Light } from '../desk/desk.ts';
import type { ActionCard as Card, CardKind, Say } from '../game.ts';
import { actionCard, handLine } from '../game.ts';
import { Against, Weapon } from '../plot/arms.tsx';
import { dealt } from '../plot/dealt.tsx';
import { look } from '../plot/look.ts';
import type { SignName } from '../signs.tsx';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';
import { parted } from './parted.ts';

/** The symbol and the band of every kind of card. */
const KINDS: Readonly<Record<CardKind, readonly [sign: SignName, band: string]>> = {
  gun: ['gun', 'gun'],
  missile: ['ssm', 'mis'],
  torpedo: ['torpedo', 'tor'],
  airSupport: ['air', 'air'],
  bombardment: ['bombs', 'air'],
  battlePlan: ['plan', 'sup'],
  intelligence: ['eye', 'int'],
  nearMiss: ['near', 'def'],
  superiorTactics: ['copy', 'sup'],
  repair: ['repair', 'sup'],
  screeningShip: ['screen', 'def'],
};

/** The band of a card, which gives it its colour. */
export const bandOf = (id: string): string => KINDS[actionCard(id).kind][1];

/** What a card is given. */
export interface CardProps {
  readonly id: string;
  readonly say: Say;
  readonly light: Light | undefined;
  /** The side of the card that counts now. */
  readonly side: 'attack' | 'defence';
  /** Its place in the hand and how many there are, for those who cannot see it. */
  readonly place: number;
  readonly of: number;
  /** Drawn since the last question. */
  readonly fresh: boolean;
}

/** How far a card reaches: three boxes, those in reach filled. */
const RangeBoxes = ({ min, max }: { min: number; max: number }) => (
  <span class="nb-range">
    {[1, 2, 3].map((row) => (
      <i key={row} class={row >= min && row <= max ? 'on' : ''}>
        {row}
      </i>
    ))}
  </span>
);

/** What the card does in attack; drawn once, whatever light falls on the card. */
const AttackSide = still(({ card }: { card: Card }) => {
  if (card.symbols.length > 0)
    return (
      <>
        <span class="nb-card-line">
          <b>{card.platforms}×</b>
          {card.symbols.map((symbol, i) => (
            <span key={symbol} class="nb-sym">
              {i > 0 && <em>{word('card.or')}</em>}
              <Weapon weapon={symbol} />
            </span>
          ))}
        </span>
        {card.range && <RangeBoxes min={card.range.min} max={card.range.max} />}
        {card.hard !== 0 && <span class="nb-hard">{word('card.hard', { hard: card.hard })}</span>}
        <span class="nb-damage">{card.damage}</span>
      </>
    );
  if (card.strikes.length > 0)
    return (
      <>
        <span class="nb-card-line">
          <Sign name="air" />
          <b>{card.strikes.map((n) => `${n}+`).join(' ')}</b>
        </span>
        {card.asw !== null && (
          <span class="nb-card-line">
            <Sign name="asw" />
            <b>{card.asw}+</b>
          </span>
        )}
        {card.cost > 0 && <span class="nb-card-text">{word('card.costs', { cards: card.cost })}</span>}
      </>
    );
  if (card.kind === 'nearMiss') return <DefenceSide card={card} />;
  return <span class="nb-card-text">{word(`card.does.${card.kind as 'repair'}`)}</span>;
});

/** What the card does in defence. */
const DefenceSide = still(({ card }: { card: Card }) =>
  card.guard ? (
    <>
      <span class="nb-guard-big">
        <Sign name="shield" />
        <b>{card.guard.on}+</b>
      </span>
      <span class="nb-card-line nb-good">
        <Against against={card.guard.against} />
      </span>
    </>
  ) : (
    <span class="nb-card-text">
      {card.kind === 'gun' ||
      card.kind === 'missile' ||
      card.kind === 'torpedo' ||
      card.kind === 'airSupport' ||
      card.kind === 'nearMiss' ||
      card.kind === 'bombardment'
        ? word('card.noDefence')
        : word(`card.does.${card.kind}`)}
    </span>
  ),
);

/** The foot of a card: what is chosen for it, why it cannot be used, or its defence and worth. */
function Foot({ card, light, side }: { card: Card; light: Light | undefined; side: CardProps['side'] }) {
  if (light?.slot) return <span class="nb-card-foot">{light.slot}</span>;
  if (light?.why) return <span class="nb-why">{light.why}</span>;
  return (
    <>
      {side === 'attack' && card.guard && card.kind !== 'nearMiss' && (
        <span class="nb-card-guard">
          <Sign name="shield" />
          <Against against={card.guard.against} />
          <b>{card.guard.on}+</b>
        </span>
      )}
      <span class="nb-worth">
        <Sign name="command" />
        {card.reinforcement}
      </span>
    </>
  );
}

/** Short words for what a card is to its holder now. */
function stateOf(light: Light | undefined): string {
  if (!light) return 'quiet';
  return light.look === 'off' ? 'not-now' : light.look;
}

function CardFace({ id, say, light, side, place, of, fresh }: CardProps) {
  const card = actionCard(id);
  const [sign] = KINDS[card.kind];
  const isOff = light?.press === undefined;
  const name = say({ key: `card.${card.kind}` });
  const said = [
    word('card.place', { place, of }),
    light?.said,
    say(handLine(id)),
    light?.slot,
    light?.why && word('card.notNow', { why: light.why }),
  ];
  const check =
    light?.ticked === undefined ? {} : { role: 'checkbox' as const, 'aria-checked': light.ticked };
  return (
    <button
      type="button"
      class={`nb-card nb-k-${bandOf(id)} nb-is-${light?.look ?? 'quiet'}${fresh ? ' nb-fresh' : ''}`}
      id={`card-${id}`}
      data-part="card"
      data-id={id}
      data-state={stateOf(light)}
      data-lit={isOff ? undefined : ''}
      aria-disabled={isOff && light ? true : undefined}
      tabIndex={isOff ? -1 : 0}
      draggable={!isOff}
      onClick={() => (light?.press ? light.press() : look(id, light?.why ?? null))}
      onContextMenu={(event) => {
        event.preventDefault();
        look(id, null);
      }}
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', `card ${id}`);
        if (light?.lift) setTimeout(light.lift);
      }}
      {...check}
    >
      <span class="unseen">{said.filter(Boolean).join('. ')}</span>
      <span class="nb-shown" aria-hidden="true">
        <span class="nb-card-top">
          <Sign name={sign} />
          <strong class="nb-long">{parted(name)}</strong>
          <strong class="nb-brief">{word(`short.${card.kind}`)}</strong>
        </span>
        {light?.number !== undefined && <kbd class="nb-key">{light.number}</kbd>}
        <span class="nb-card-body">
          {side === 'defence' ? <DefenceSide card={card} /> : <AttackSide card={card} />}
          <Foot card={card} light={light} side={side} />
        </span>
      </span>
    </button>
  );
}

/** The place of a card that is yet to be dealt. */
const Blank = () => <span class="nb-card nb-blank" aria-hidden="true" />;

/** A card; drawn again only when something about it has changed. */
export const ActionCard = dealt('hand', CardFace, Blank);
