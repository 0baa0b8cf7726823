/**
 * Cards are dealt to the screen, so many a frame. An answer may change every card of six fleets at once; whoever waits for the
 * next question should not wait for all of them. Few changes are drawn at once, the others follow frame by frame.
 */
import { untilPainted } from '@flotilla/client';
import { differ } from '@flotilla/ui/base/still.tsx';
import type { ComponentChildren, ComponentType } from 'preact';
import { Component } from 'preact';

/** What one frame has room for: so many cards drawn again, or half as many new ones. */
const ROOM = 4;
const WEIGHT = { again: 1, new: 2 } as const;

/** Who is dealt first: the hand one plays from, then ships; fleets in small never hold up anything else. */
const RANKS = ['hand', 'ships', 'strips'] as const;
type Rank = (typeof RANKS)[number];

/** A card that waits for its frame. */
interface Waiting {
  readonly rank: Rank;
  readonly weight: number;
  draw(): void;
}

let room = ROOM;
let isCounting = false;
const waiting = new Set<Waiting>();
const whenEmpty = new Set<() => void>();

/** Takes room in this frame, if there is any. */
function takeRoom(weight: number): boolean {
  if (room < weight) return false;
  room -= weight;
  countFrame();
  return true;
}

/** Waits for a frame with room; the page says that it is not all there yet. */
function wait(card: Waiting): void {
  if (waiting.size === 0) document.body.dataset.dealing = '';
  waiting.add(card);
  countFrame();
}

/** After the frame there is room again, first of all for those who wait. */
function countFrame(): void {
  if (isCounting) return;
  isCounting = true;
  void untilPainted().over.then(() => {
    isCounting = false;
    room = ROOM;
    for (const card of RANKS.flatMap((rank) => [...waiting].filter((one) => one.rank === rank))) {
      if (!takeRoom(card.weight)) break;
      waiting.delete(card);
      card.draw();
    }
    if (waiting.size > 0) countFrame();
    else queueMicrotask(tellDealt);
  });
}

/** The last cards are drawn when the page's own work of this moment is done. */
function tellDealt(): void {
  if (waiting.size > 0) return;
  delete document.body.dataset.dealing;
  for (const tell of whenEmpty) tell();
  whenEmpty.clear();
}

/** Calls back once every card lies where it belongs; at once when none is waiting. Gives what calls it off. */
export function onceDealt(then: () => void): () => void {
  if (waiting.size === 0) then();
  else whenEmpty.add(then);
  return () => whenEmpty.delete(then);
}

/** The same component, drawn again only when one of its props is another one, and when its frame has room for it. */
export function dealt<P extends object>(
  rank: Rank,
  Drawn: ComponentType<P>,
  Blank: () => ComponentChildren,
): ComponentType<P> {
  return class Dealt extends Component<P> implements Waiting {
    readonly rank = rank;
    #isBlank = rank === 'strips' || !takeRoom(WEIGHT.new);

    get weight(): number {
      return this.#isBlank ? WEIGHT.new : WEIGHT.again;
    }

    draw(): void {
      this.#isBlank = false;
      this.forceUpdate();
    }

    override componentDidMount(): void {
      if (this.#isBlank) wait(this);
    }

    override componentWillUnmount(): void {
      waiting.delete(this);
    }

    override shouldComponentUpdate(next: P): boolean {
      if (waiting.has(this) || !differ(this.props, next)) return false;
      if (rank !== 'strips' && takeRoom(WEIGHT.again)) return true;
      wait(this);
      return false;
    }

    override render() {
      return this.#isBlank ? <Blank /> : <Drawn {...(this.props as P)} />;
    }
  };
}
