/** The tray of special options: each kind with its cost and what is left, pressed or dragged onto areas and boats. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useRef } from 'preact/hooks';
import type { PlotModel } from '../desk.ts';
import { plotModelOf } from '../desk.ts';
import type { View } from '../game.ts';
import { trayOf } from '../game.ts';
import type { MapSignName } from '../map/signs.tsx';
import { MapSign } from '../map/signs.tsx';
import { Preview } from '../parts/Preview.tsx';
import type { Key } from '../text/index.ts';
import { word } from '../text/index.ts';
import { carried, useCarrying } from './carrying.ts';
import { answer, Framed } from './Framed.tsx';
import { suggestOne } from './suggestOne.ts';

/** Kinds in the order of the tray, with the option of the sheet each stands for. */
const KINDS = [
  { way: 'intelligence', type: 'intelligence' },
  { way: 'airSearch', type: 'airSearch' },
  { way: 'supply', type: 'supply' },
  { way: 'attack', type: 'attack' },
  { way: 'raider', type: 'raider' },
  { way: 'mine', type: 'mine' },
  { way: 'advanced', type: 'advancedTorpedo' },
  { way: 'snorkel', type: '' },
  { way: 'rest', type: 'rest' },
  { way: 'radioCall', type: 'radioCall' },
] as const;

type Kind = (typeof KINDS)[number];

const SIGNS: Readonly<Record<Kind['way'], MapSignName>> = {
  intelligence: 'intelligence',
  airSearch: 'airSearch',
  supply: 'supply',
  attack: 'attack',
  raider: 'raider',
  mine: 'mine',
  advanced: 'torpedo',
  snorkel: 'snorkel',
  rest: 'fit',
  radioCall: 'radio',
};

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** The panel of the strategic segment. */
export function TrayPanel({ session, decision }: Props) {
  const desk = plotModelOf(session);
  const view = session.view.value as View;
  const next = desk.ways[(desk.ways.indexOf(desk.way) + 1) % desk.ways.length];
  useKeys(next === undefined ? {} : { d: () => desk.choose(next) });
  const done = decision.options.find(({ id }) => id === 'done') as Option;
  const tray = useRef<HTMLUListElement>(null);
  useCarrying(tray, desk.drop);
  return (
    <Framed session={session} decision={decision} part="strategic">
      <Points left={view.so} cost={costOf(view, desk.way)} />
      <Preview desk={desk} view={view} boat={null} />
      <ul class="ubl-tray" data-part="tray" ref={tray}>
        {KINDS.map((kind) => (
          <Counter key={kind.way} kind={kind} desk={desk} view={view} decision={decision} />
        ))}
      </ul>
      <div class="row ubl-fire">
        <button type="button" class="primary" data-id="done" onClick={() => answer(session, done)}>
          {capital(say(session.game, optionText(decision.step, done)))}
        </button>
        <button type="button" data-id="suggest" onClick={() => suggestOne(session)}>
          {word('tray.suggest')}
        </button>
      </div>
    </Framed>
  );
}

const typeOf = (way: string): string => KINDS.find((kind) => kind.way === way)?.type ?? '';
const costOf = (view: View, way: string): number => trayOf(view, typeOf(way))?.cost ?? 0;

/** Points as dots, those the option in hand would cost hatched. */
function Points({ left, cost }: { left: number; cost: number }) {
  const dots = Math.floor(left);
  return (
    <p class="ubl-dots">
      <span aria-hidden="true">
        {Array.from({ length: dots }, (_, i) => (
          <i key={`${i}`} data-state={i >= dots - cost ? 'spent' : 'left'} />
        ))}
      </span>{' '}
      {word('tray.points', { left })}
    </p>
  );
}

interface CounterProps {
  readonly kind: Kind;
  readonly desk: PlotModel;
  readonly view: View;
  readonly decision: PickDecision;
}

/** One kind: in hand, to be had, or refused with the reason; nothing where the campaign does not know it. */
function Counter({ kind, desk, view, decision }: CounterProps) {
  const { way, type } = kind;
  const tray = trayOf(view, type);
  const named = [...decision.options, ...decision.refused].filter(({ id }) => id.split(':')[0] === way);
  const free = named.filter(({ refused }) => !refused);
  if (!tray && named.length === 0) return null;
  const why = free.length === 0 ? (named[0]?.refused?.why ?? null) : null;
  const [only] = free;
  const take = (): void => {
    if (only && only.id === way) answer(desk.session, only);
    else desk.choose(way);
  };
  const state = free.length === 0 ? 'refused' : desk.way === way ? 'selected' : 'offered';
  return (
    <li>
      <button
        type="button"
        class={carried.value === way ? 'ubl-counter carried' : 'ubl-counter'}
        data-part="option"
        data-id={way}
        data-state={state}
        aria-pressed={desk.way === way}
        aria-disabled={free.length === 0}
        onClick={() => free.length > 0 && take()}
        data-carry={free.length > 0 && only?.id !== way ? way : undefined}
      >
        <span class="ubl-counter-sign">
          <MapSign name={SIGNS[way]} />
        </span>
        <span>
          <b>{word(`tray.${way}` as Key)}</b>
          <small>
            {why === null || way === 'radioCall'
              ? word(`tray.${way}.does` as Key)
              : say(desk.session.game, why)}
            {tray?.left != null && ` · ${word('tray.limit', { left: tray.left })}`}
          </small>
        </span>
        {tray && <strong>{type === 'advancedTorpedo' ? '½' : tray.cost}</strong>}
      </button>
    </li>
  );
}
