/**
 * The frame of every table: status strip, board, news, log, and the sheet with the next decision. A game with screens
 * of its own gives its board and, where it wants, its own panel for a decision; all the rest is the same everywhere.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { createContext } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys } from '../keys.ts';
import { Situation } from '../learn/Situation.tsx';
import { word } from '../learn/text/index.ts';
import { href } from '../router.ts';
import type { TableProps } from '../screens.ts';
import type { Session, Trouble as TroubleKind } from '../session/session.ts';
import { change, settings } from '../settings.ts';
import { saveRecord } from '../share.ts';
import type { Director } from '../stage/director.ts';
import { usePresses } from '../stage/presses.ts';
import { useDirector } from '../stage/useStage.tsx';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';
import { stacked, wide } from '../wide.ts';
import { Curtain } from './curtain.tsx';
import { DecisionPanel } from './decision.tsx';
import { LogPanel } from './log.tsx';
import { GameMenu, Help } from './menu.tsx';
import { News } from './news.tsx';
import { ReplayBar } from './replayBar.tsx';
import { openRule, RulesDrawer, RulesOf } from './rule.tsx';
import { Sheet } from './sheet.tsx';
import { StatusStrip } from './status.tsx';
import { StuckBotBanner } from './stuckBot.tsx';
import { Tool } from './tool.tsx';

/** What fills the frame. */
export interface FrameProps {
  readonly session: Session;
  /** The board, mat or description of the game. */
  readonly Board: ComponentType<TableProps>;
  /** Instead of the generic decision panel. */
  readonly Panel?: ComponentType<TableProps>;
  /** Instead of the generic status strip. */
  readonly Status?: ComponentType<TableProps>;
  /** What lies above the tabs where everything is stacked, so that no tab hides it. */
  readonly Top?: ComponentType<TableProps>;
  /** What the board is called on its tab; "Board" when left out. */
  readonly boardName?: string;
  /** The pane a phone opens first: the news when left out. */
  readonly opens?: Tab;
}

const TABS = ['news', 'board', 'log'] as const;
type Tab = (typeof TABS)[number];

/** What a game's own strip may do with the frame around it. */
export const FrameTools = createContext<{
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  readonly openMenu: () => void;
}>({ tab: 'board', show: () => {}, openMenu: () => {} });

/** Where a pane has room for the whole board, as on a tablet, the board lies open first. */
const roomy = globalThis.matchMedia?.('(min-width: 600px) and (min-height: 600px)').matches ?? false;

/** A scene that is not above the tabs, as on a phone held sideways, lies on the board: that comes first then. */
const firstTab = (hasScene: boolean): Tab =>
  roomy || (hasScene && !stacked.peek() && !wide.peek()) ? 'board' : 'news';

const TAB_WORDS: Record<Exclude<Tab, 'board'>, Key> = { news: 'tab.news', log: 'tab.log' };

const TROUBLE_WORDS: Record<TroubleKind, Key> = {
  blocked: 'trouble.blocked',
  silent: 'trouble.silent',
  full: 'trouble.full',
  taken: 'trouble.taken',
};

function Trouble({ session }: { session: Session }) {
  const trouble = session.trouble.value;
  if (!trouble) return null;
  return (
    <div class="banner" role="alert">
      <p>{ui(TROUBLE_WORDS[trouble])}</p>
      {trouble === 'taken' ? (
        <button type="button" onClick={() => location.reload()}>
          {ui('trouble.reload')}
        </button>
      ) : (
        <button type="button" onClick={() => saveRecord(session.record(), session.id, session.hides)}>
          {ui('file.save')}
        </button>
      )}
    </div>
  );
}

function Tabs(props: { tab: Tab; show: (tab: Tab) => void; boardName: string }) {
  const { tab, show, boardName } = props;
  return (
    <fieldset class="tabs" aria-label={ui('tab.title')}>
      {TABS.map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => show(name)}>
          {name === 'board' ? boardName : ui(TAB_WORDS[name])}
        </button>
      ))}
    </fieldset>
  );
}

/** How far the panes of a phone can be swiped; nowhere where there is room for columns. */
const reachOf = (box: HTMLElement): number => box.scrollWidth - box.clientWidth;

/**
 * Two columns; on a phone the same elements as panes, one at a time by tab or by swiping. Nothing is made anew when the
 * device is turned, so that nothing filled in halfway is lost.
 */
function Columns(props: { tab: Tab; setTab: (tab: Tab) => void; children: ComponentChildren }) {
  const { tab, setTab, children } = props;
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = columns.current;
    if (box) box.scrollLeft = (TABS.indexOf(tab) / (TABS.length - 1)) * reachOf(box);
  }, [wide.value]);
  const followSwipe = (): void => {
    const box = columns.current;
    const reach = box && !wide.peek() ? reachOf(box) : 0;
    if (box && reach > 0) setTab(TABS[Math.round((box.scrollLeft / reach) * (TABS.length - 1))] ?? 'news');
  };
  return (
    <div class="columns" ref={columns} onScroll={followSwipe}>
      {children}
    </div>
  );
}

/** The frame of a table. */
export function PlayFrame(props: FrameProps) {
  const { session } = props;
  if (session.handTo.value !== null) return <Curtain session={session} />;
  return (
    <RulesOf.Provider value={props.session.game}>
      <OpenFrame {...props} />
    </RulesOf.Provider>
  );
}

const toggleOdds = (): void => change({ odds: !settings.value.odds });

/** Opens the rules at the case that is asked about or rolled for now. */
function showRule(session: Session, director: Director | null): void {
  openRule.value = director?.beat.peek()?.headline?.rule ?? session.decision.value?.rule ?? '';
}

interface ToolsProps {
  readonly session: Session;
  readonly onMenu: () => void;
  readonly onSituation: () => void;
}

function Tools({ session, onMenu, onSituation }: ToolsProps) {
  const director = useDirector();
  return (
    <>
      <Tool
        sign="%"
        name={ui('tools.odds')}
        title={ui('tools.oddsKey')}
        word="roomy"
        pressed={settings.value.odds}
        onClick={toggleOdds}
      />
      <Tool
        sign="§"
        name={ui('tools.rule')}
        title={ui('tools.ruleKey')}
        word="roomy"
        onClick={() => showRule(session, director)}
      />
      <Tool
        sign="?"
        name={word('situation.title')}
        title={word('situation.key')}
        word="none"
        onClick={onSituation}
      />
      <Tool sign="☰" name={ui('tools.menu')} title={ui('tools.menu')} word="roomy" onClick={onMenu} />
    </>
  );
}

/** In the place of the sheet where the game goes on in another window. */
const LeaveSheet = () => (
  <div class="sheet sheet-body">
    <a class="button primary" href={href('/')}>
      {ui('menu.leave')}
    </a>
  </div>
);

/** What is seen above the tabs; a press on it goes on while beats are played. */
const TopPane = ({ Top, session }: { Top: ComponentType<TableProps>; session: Session }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
  <div class="play-top" tabIndex={0} {...usePresses(useDirector())}>
    <Top session={session} />
  </div>
);

const NewsPane = ({ session }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
  <div class="pane pane-news" data-pane="news" data-part="news" tabIndex={0}>
    <News session={session} />
  </div>
);

const BoardPane = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="pane pane-board" data-pane="board">
    <section
      class="board"
      data-part="board"
      aria-label={title}
      id="board"
      tabIndex={-1}
      {...usePresses(useDirector())}
    >
      {children}
    </section>
  </div>
);

const LogPane = ({ session }: TableProps) => (
  <div class="pane pane-log" data-pane="log" data-part="log">
    <LogPanel session={session} />
  </div>
);

/** Brings a pane into sight and the focus to it. */
function goToPane(frame: HTMLElement | null, tab: Tab): void {
  const pane = frame?.querySelector<HTMLElement>(`[data-pane=${tab}]`);
  const smooth =
    settings.value.speed !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane?.scrollIntoView?.({ behavior: smooth ? 'smooth' : 'auto', block: 'nearest', inline: 'start' });
  (pane?.querySelector<HTMLElement>('[tabindex]') ?? pane)?.focus({ preventScroll: true });
}

/** Menu and help of the table, one of them at a time. */
function useDialogs(session: Session) {
  const [dialog, open] = useState<'menu' | 'help' | 'situation' | null>(null);
  const close = (): void => open(null);
  return {
    open,
    dialog: (
      <>
        {dialog === 'menu' && (
          <GameMenu
            session={session}
            onClose={close}
            onHelp={() => open('help')}
            onSituation={() => open('situation')}
          />
        )}
        {dialog === 'help' && <Help onClose={close} />}
        {dialog === 'situation' && <Situation session={session} onClose={close} />}
      </>
    ),
  };
}

function OpenFrame(props: FrameProps) {
  const { session, Board, Panel = DecisionPanel, Status = StatusStrip, Top, boardName, opens } = props;
  const [tab, setTab] = useState<Tab>(opens ?? firstTab(Top !== undefined));
  const { open, dialog } = useDialogs(session);
  const frame = useRef<HTMLDivElement>(null);
  const director = useDirector();
  const show = (wanted: Tab): void => {
    setTab(wanted);
    goToPane(frame.current, wanted);
  };
  useEffect(
    () => () => {
      openRule.value = null;
    },
    [],
  );
  useKeys({
    l: () => show('log'),
    m: () => show('board'),
    s: () => document.getElementById('status')?.focus(),
    r: () => showRule(session, director),
    o: toggleOdds,
    w: () => open('situation'),
    '?': () => open('help'),
  });
  const title = boardName ?? ui('tab.board');
  const sheet =
    session.trouble.value === 'taken' ? (
      <LeaveSheet />
    ) : (
      <Sheet
        session={session}
        Panel={Panel}
        tools={<Tools session={session} onMenu={() => open('menu')} onSituation={() => open('situation')} />}
      />
    );
  const own = useMemo(() => ({ tab, show, openMenu: () => open('menu') }), [tab]);
  return (
    <div
      class={`play play-${session.mode} game-${session.game.id} tab-${tab}`}
      data-position={session.position}
      ref={frame}
    >
      <h1 class="unseen">{session.game.title}</h1>
      <FrameTools.Provider value={own}>
        <Status session={session} />
      </FrameTools.Provider>
      <Trouble session={session} />
      <StuckBotBanner session={session} />
      {session.mode === 'replay' && <ReplayBar session={session} />}
      {Top && stacked.value && <TopPane Top={Top} session={session} />}
      <Tabs tab={tab} show={show} boardName={title} />
      <Columns tab={tab} setTab={setTab}>
        <div class="column-main">
          <BoardPane title={title}>
            <Board session={session} />
          </BoardPane>
          <LogPane session={session} />
        </div>
        <div class="column-side">
          {sheet}
          <NewsPane session={session} />
        </div>
      </Columns>
      <RulesDrawer game={session.game} />
      {dialog}
    </div>
  );
}
