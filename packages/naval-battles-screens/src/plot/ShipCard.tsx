/** A ship as a paper counter on the plot: what she is, what she can take, and what pressing her does. */

import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Light } from '../desk/desk.ts';
import type { ShipCard as Card, Say, Terms, Vessel } from '../game.ts';
import { DRAWINGS, damageOf, evasionOf, hullOf, shipAtSea, shipCard, shipName, worthOf } from '../game.ts';
import { word } from '../text/index.ts';
import { Arms, Guards } from './arms.tsx';
import { dealt } from './dealt.tsx';
import { howPressed } from './howPressed.ts';
import { look } from './look.ts';
import { useRoom } from './room.ts';

/** A ship's part in the attacks of this turn. */
export interface ShipPart {
  readonly at: readonly number[]; // attacks that come at her
  readonly from: readonly number[]; // attacks she makes
  readonly guards: readonly number[]; // attacks she is declared against
}

/** What a ship card is given. */
export interface ShipProps {
  readonly vessel: Vessel;
  readonly terms: Terms;
  readonly say: Say;
  readonly light: Light | undefined;
  readonly part: ShipPart | undefined;
  /** Whether her having acted means anything now. */
  readonly acting: boolean;
  readonly wounds: ReadonlyMap<string, Light>;
  readonly state: 'afloat' | 'arriving' | 'sinking';
}

/** Boxes of a hull, those lost crossed out; those that break now break one after the other. */
export function Hull({ left, hull, breaking = 0 }: { left: number; hull: number; breaking?: number }) {
  if (breaking > 0) return <BreakingHull left={left} hull={hull} breaking={breaking} />;
  let boxes = '';
  for (let i = 0; i < hull; i++) boxes += i < left ? '<i></i>' : '<i class="lost"></i>';
  return <span key="whole" class="nb-hull" dangerouslySetInnerHTML={{ __html: boxes }} />;
}

/** The page allows no style in markup, so the turn of each box is set on the element. */
const BreakingHull = ({ left, hull, breaking }: { left: number; hull: number; breaking: number }) => (
  <span key="breaking" class="nb-hull">
    {Array.from({ length: hull }, (_, i) => {
      const turn = breaking - 1 + left - i;
      if (i < left || turn < 0) return <i key={i} class={i < left ? '' : 'lost'} />;
      return <i key={i} class="lost breaking" style={{ '--turn': String(turn) }} />;
    })}
  </span>
);

/** The state a test or a screen reader asks for: everything that is true of her, in words. */
function stateOf({ vessel, light, part, acting, state }: ShipProps): string {
  const words: string[] = [state === 'afloat' ? 'ready' : state];
  if (vessel.wounds.length > 0) words.push('damaged');
  if (acting && (vessel.acted || vessel.repaired)) words.push('acted');
  if ((part?.at.length ?? 0) > 0) words.push('threatened');
  if (light && light.look !== 'off') words.push(light.look);
  return words.join(' ');
}

/** The damage cards that peek out under a ship; pressed where they may be chosen. */
function Wounds({ vessel, wounds, light }: Pick<ShipProps, 'vessel' | 'wounds' | 'light'>) {
  const isNew = (n: number): boolean => light?.lost !== undefined && n === vessel.wounds.length - 1;
  return (
    <>
      {vessel.wounds.map(({ card, points }, n) => {
        const light = wounds.get(`${vessel.id}/${card}`);
        const style = { '--n': String(n) };
        if (!light)
          return (
            <span key={card} class={isNew(n) ? 'nb-tuck new' : 'nb-tuck'} style={style} aria-hidden="true">
              {points}
            </span>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a card that is pressed, not a box of a form
          <button
            key={card}
            type="button"
            role="checkbox"
            aria-checked={light.ticked === true}
            aria-label={word('wound.name', { points })}
            class={light.ticked ? 'nb-tuck on' : 'nb-tuck'}
            data-part="wound"
            data-id={`${vessel.id}/${card}`}
            style={style}
            onClick={() => light.press?.()}
          >
            {points}
          </button>
        );
      })}
    </>
  );
}

/** A number of an attack on a ship. */
const Numbers = ({ kind, numbers }: { kind: 'at' | 'from'; numbers: readonly number[] }) =>
  numbers.length === 0 ? null : <span class={`nb-no nb-no-${kind}`}>{numbers.join(' · ')}</span>;

/** The face of a ship: four lines, or fewer where there is little room. */
function Face({ props, ship, name }: { props: ShipProps; ship: Card; name: string }) {
  const { vessel, terms, say, light, part } = props;
  const hull = hullOf(terms, ship);
  return (
    <>
      <span class="nb-head">
        {light?.ticked !== undefined && <span class={light.ticked ? 'nb-tick on' : 'nb-tick'} />}
        <span class="nb-name">{name}</span>
        <Numbers kind="at" numbers={part?.at ?? []} />
        <span class="nb-vp">{worthOf(terms, ship.id)}</span>
      </span>
      <span class="nb-pic">
        <Silhouette kind={DRAWINGS[ship.type]} name={ship.name} scale="same" />
        <span class="nb-type">{say({ key: `type.${ship.type}` })}</span>
      </span>
      <span class="nb-line">
        {ship.submarine ? (
          <span class={vessel.active ? 'nb-mode on' : 'nb-mode'}>
            {say({ key: vessel.active ? 'mode.active' : 'mode.passive' })}
          </span>
        ) : (
          <Hull left={hull - damageOf(vessel)} hull={hull} breaking={light?.lost ?? 0} />
        )}
        <Guards ship={ship} evasion={evasionOf(vessel)} />
      </span>
      <span class="nb-line nb-last">
        <Arms ship={ship} />
        <Slot props={props} />
      </span>
      {light?.bar && (
        <span class={`nb-bar nb-bar-${light.bar.tone}`}>
          <b class={light.bar.short === undefined ? undefined : 'nb-bar-big'}>{light.bar.big}</b>
          {light.bar.short !== undefined && <b class="nb-bar-short">{light.bar.short}</b>}
          {light.bar.figure && <b class="nb-figure">{light.bar.figure}</b>}
          <span class="nb-bar-why">{light.bar.small}</span>
          {light.bar.brief !== undefined && <span class="nb-bar-brief">{light.bar.brief}</span>}
        </span>
      )}
    </>
  );
}

/** The one slot at the end of the last line: what she does in this turn. */
function Slot({ props }: { props: ShipProps }): ComponentChildren {
  const { vessel, light, part, acting } = props;
  if (light?.slot) return <span class={`nb-slot nb-slot-${light.look}`}>{light.slot}</span>;
  if (part && part.guards.length > 0)
    return (
      <span class="nb-slot nb-slot-guards">{word('slot.guards', { attacks: part.guards.join(', ') })}</span>
    );
  if (part && part.from.length > 0) return <Numbers kind="from" numbers={part.from} />;
  if (acting && vessel.repaired) return <span class="nb-slot">{word('slot.rests')}</span>;
  if (acting && vessel.acted) return <span class="nb-slot">{word('slot.acted')}</span>;
  return null;
}

function Ship(props: ShipProps) {
  const card = useRef<HTMLElement>(null);
  useRoom(card);
  const { vessel, terms, say, light, state, wounds } = props;
  const ship = shipCard(vessel.id);
  const name = say(shipName(vessel.id));
  const whole = say(shipAtSea(terms, { vessel, ship }));
  const said = [light?.said, whole, light?.why].filter(Boolean).join('. ');
  const isOff = light?.press === undefined;
  const check =
    light?.ticked === undefined ? {} : { role: 'checkbox' as const, 'aria-checked': light.ticked };
  return (
    <article
      ref={card}
      class={`nb-ship ${classOf(props)}`}
      style={{ '--w': String(vessel.wounds.length) }}
      data-part="ship"
      data-id={vessel.id}
      data-state={stateOf(props)}
      data-lit={isOff ? undefined : ''}
    >
      <button
        type="button"
        class="nb-face"
        id={`ship-${vessel.id}`}
        aria-disabled={light?.look === 'off' ? true : undefined}
        tabIndex={isOff ? -1 : 0}
        draggable={!isOff}
        onClick={(event) => {
          if (light?.press) light.press(howPressed(event));
          else look(vessel.id, light?.why ?? null);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          look(vessel.id, null);
        }}
        onDragOver={(event) => light?.look === 'target' && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (light?.look === 'target') light.press?.();
        }}
        onDragStart={(event) => {
          event.dataTransfer?.setData('text/plain', `ship ${vessel.id}`);
          if (light?.lift) setTimeout(light.lift);
        }}
        {...check}
      >
        <span class="unseen">{said}</span>
        <span class="nb-shown" aria-hidden="true">
          <Face props={props} ship={ship} name={name} />
        </span>
      </button>
      <Wounds vessel={vessel} wounds={wounds} light={light} />
      {state === 'sinking' && <span class="nb-stamp">{word('ship.sunk')}</span>}
    </article>
  );
}

function classOf({ vessel, light, part, acting, state, wounds }: ShipProps): string {
  const classes = [`nb-is-${state}`];
  if (light) classes.push(`nb-is-${light.look}`);
  if (acting && (vessel.acted || vessel.repaired)) classes.push('nb-acted');
  if (part && part.at.length > 0) classes.push('nb-threatened');
  if (vessel.wounds.some(({ card }) => wounds.has(`${vessel.id}/${card}`))) classes.push('nb-mendable');
  return classes.join(' ');
}

/** The place of a ship that is yet to be dealt. */
const Blank = () => <article class="nb-ship nb-blank" style={{ '--w': '0' }} aria-hidden="true" />;

/** A ship on the plot; drawn again only when something about her has changed. */
export const ShipCard = dealt('ships', Ship, Blank);
