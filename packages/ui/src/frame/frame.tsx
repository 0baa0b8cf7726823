/**
 * The frame of every table: status strip, board, news, log, and the sheet with the next decision. A game with screens
 * of its own gives its board and, where it wants, its own panel for a decision; all the rest is the same everywhere.
 */

import type { ComponentChildren, ComponentType } from 'preact';
import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import type { Session, SaveTrouble as TroubleKind } from '../base/session.ts';
import { change, settings } from '../base/settings.ts';
import { href, shellParts } from '../base/shell.ts';
import { still } from '../base/still.tsx';
import { phone, stacked, wide } from '../base/wide.ts';
import { headInstead } from '../learn/holding.ts';
import { pulled } from '../learn/measured.ts';
import { Situation } from '../learn/Situation.tsx';
import { DecisionPanel } from '../parts/decision.tsx';
import { LogPanel } from '../parts/log.tsx';
import { openRule, RulesDrawer, RulesOf } from '../parts/rule.tsx';
import { saveRecord } from '../parts/share.ts';
import { Tool } from '../parts/tool.tsx';
import type { Director } from '../stage/director.ts';
import { usePresses } from '../stage/presses.ts';
import { useDirector } from '../stage/useStage.tsx';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';
import { word } from '../text/learn/index.ts';
import { answerable } from './answerable.ts';
import { Curtain } from './curtain.tsx';
import { GameMenu, Help } from './menu.tsx';
import { News } from './news.tsx';
import { OnlyScene } from './onlyScene.ts';
import { ReplayBar } from './replayBar.tsx';
import type { TableProps } from './screens.ts';
import { Sheet } from './sheet.tsx';
import { StatusStrip } from './status.tsx';
import { StuckBotBanner } from './stuckBot.tsx';
import { toBoard, useWayBack } from './toBoard.ts';

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
  /** Instead of the news below the decision. */
  readonly Side?: ComponentType<TableProps>;
  /** On a phone: what tabs and panes lie behind, so that the question has the room. */
  readonly Handle?: ComponentType<HandleProps>;
  /** What the board is called on its tab; "Board" when left out. */
  readonly boardName?: string;
  /** The pane a phone opens first: the news when left out. */
  readonly opens?: Tab;
}

/** What a handle is given. */
export interface HandleProps extends TableProps {
  readonly open: boolean;
  readonly pull: (open: boolean) => void;
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

/** What a pane is called. */
const paneWords = (tab: Tab, boardName: string): string => (tab === 'board' ? boardName : ui(TAB_WORDS[tab]));

const TROUBLE_WORDS: Record<TroubleKind, Key> = {
  blocked: 'trouble.blocked',
  silent: 'trouble.silent',
  full: 'trouble.full',
  taken: 'trouble.taken',
};

function Trouble({ session }: { session: Session }) {
  const trouble = session.trouble.value;
  const { record } = session.can.value;
  if (!trouble) return null;
  return (
    <div class="banner" role="alert">
      <p>{ui(TROUBLE_WORDS[trouble])}</p>
      {trouble === 'taken' ? (
        <button type="button" onClick={() => location.reload()}>
          {ui('trouble.reload')}
        </button>
      ) : (
        record && (
          <button type="button" onClick={() => saveRecord(record(), session.id, session.hides)}>
            {ui('file.save')}
          </button>
        )
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
          {paneWords(name, boardName)}
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

const pull = (open: boolean): void => {
  pulled.value = open;
};

/** The frame of a table. */
export function PlayFrame(props: FrameProps) {
  const { session } = props;
  if (useContext(OnlyScene)) return <SceneFrame {...props} />;
  if (session.handTo.value !== null) return <Curtain session={session} />;
  return (
    <RulesOf.Provider value={props.session.game}>
      <OpenFrame {...props} />
    </RulesOf.Provider>
  );
}

/** The picture of a table alone. */
const SceneFrame = ({ session, Board, Top, boardName }: FrameProps) => (
  <section
    class={`play only-scene game-${session.game.id}`}
    aria-label={boardName ?? ui('tab.board')}
    data-position={session.position}
  >
    {Top && stacked.value ? <Top session={session} /> : <Board session={session} />}
  </section>
);

const toggleOdds = (): void => change({ odds: !settings.value.odds });

/** Opens the rules at the case that is asked about or rolled for now. */
function showRule(session: Session, director: Director | null): void {
  openRule.value = director?.beat.peek()?.headline?.rule ?? session.decision.value?.rule ?? '';
}

interface ToolsProps {
  readonly session: Session;
  readonly open: (dialog: 'menu' | 'situation') => void;
}

const Tools = still(({ session, open }: ToolsProps) => {
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
        onClick={() => open('situation')}
      />
      <Tool
        sign="☰"
        name={ui('tools.menu')}
        title={ui('tools.menu')}
        word="roomy"
        onClick={() => open('menu')}
      />
    </>
  );
});

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

const NewsPane = ({ session, Side = News }: TableProps & { Side: ComponentType<TableProps> | undefined }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
  <div class="pane pane-news" data-pane="news" data-part="news" tabIndex={0}>
    <Side session={session} />
  </div>
);

const BoardPane = (props: { session: Session; title: string; children: ComponentChildren }) => (
  <div class="pane pane-board" data-pane="board" {...answerable(props.session)}>
    <section
      class="board"
      data-part="board"
      aria-label={props.title}
      id="board"
      tabIndex={-1}
      onKeyDown={useWayBack()}
      {...usePresses(useDirector())}
    >
      {props.children}
    </section>
  </div>
);

const LogPane = ({ session }: TableProps) => (
  <div class="pane pane-log" data-pane="log" data-part="log">
    <LogPanel session={session} />
  </div>
);

/** Turns to a pane at once, and leaves the focus where it is. */
function turnToPane(frame: HTMLElement | null, tab: Tab, setTab: (tab: Tab) => void): void {
  setTab(tab);
  const pane = frame?.querySelector(`[data-pane=${tab}]`);
  pane?.scrollIntoView?.({ behavior: 'instant', block: 'nearest', inline: 'start' });
}

/** Brings a pane into sight and the focus to it. */
function goToPane(frame: HTMLElement | null, tab: Tab): void {
  const pane = frame?.querySelector<HTMLElement>(`[data-pane=${tab}]`);
  const smooth =
    settings.value.speed !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane?.scrollIntoView?.({ behavior: smooth ? 'smooth' : 'auto', block: 'nearest', inline: 'start' });
  (pane?.querySelector<HTMLElement>('[tabindex]') ?? pane)?.focus({ preventScroll: true });
}

/** Menu and help of the table, one of them at a time. */
function useDialogs(session: Session, panes: NonNullable<Parameters<typeof GameMenu>[0]['panes']>) {
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
            panes={panes}
          />
        )}
        {dialog === 'help' && <Help onClose={close} />}
        {dialog === 'situation' && <Situation session={session} onClose={close} />}
      </>
    ),
  };
}

function OpenFrame(props: FrameProps) {
  const {
    session,
    Board,
    Panel = DecisionPanel,
    Status = StatusStrip,
    Top,
    Side,
    Handle,
    boardName,
    opens,
  } = props;
  const [tab, setTab] = useState<Tab>(opens ?? firstTab(Top !== undefined));
  const frame = useRef<HTMLDivElement>(null);
  const director = useDirector();
  const folds = Handle !== undefined && phone.value && session.outcome.value === null;
  useEffect(() => pull(false), [session.position.value]);
  useEffect(() => {
    // When all is over the last page comes first, not what led to it.
    if (session.outcome.value !== null && Handle && phone.peek()) turnToPane(frame.current, 'board', setTab);
  }, [session.outcome.value]);
  const show = (wanted: Tab): void => {
    setTab(wanted);
    pull(true);
    goToPane(frame.current, wanted);
  };
  const title = boardName ?? ui('tab.board');
  const others = wide.value ? [] : TABS.filter((name) => name !== tab);
  const panes = others.map((name) => ({ name: paneWords(name, title), show: () => show(name) }));
  const { open, dialog } = useDialogs(session, panes);
  useEffect(
    () => () => {
      openRule.value = null;
    },
    [],
  );
  useKeys({
    l: () => show('log'),
    m: () => show('board'),
    b: toBoard,
    s: () => document.getElementById('status')?.focus(),
    r: () => showRule(session, director),
    o: toggleOdds,
    w: () => open('situation'),
    '?': () => open('help'),
  });
  const sheet =
    session.trouble.value === 'taken' ? (
      <LeaveSheet />
    ) : (
      <Sheet session={session} Panel={Panel} tools={<Tools session={session} open={open} />} />
    );
  const own = useMemo(() => ({ tab, show, openMenu: () => open('menu') }), [tab]);
  const { VariationBar } = shellParts();
  return (
    <div
      class={`play play-${session.mode} game-${session.game.id} tab-${tab} ${folds ? `drawer drawer-${pulled.value ? 'open' : 'shut'}` : ''}`}
      data-position={session.position}
      ref={frame}
    >
      <h1 class="unseen">{session.game.title}</h1>
      <FrameTools.Provider value={own}>
        <Status session={session} />
        <Trouble session={session} />
        {session.variation && <VariationBar variation={session.variation} />}
        <StuckBotBanner session={session} />
        {session.mode === 'replay' && <ReplayBar session={session} />}
        {Top && stacked.value && <TopPane Top={Top} session={session} />}
        {folds && director?.beat.value == null && (
          <Handle session={session} open={pulled.value} pull={pull} />
        )}
        {folds && headInstead.value && <div class="lesson-strip">{headInstead.value}</div>}
        <Tabs tab={tab} show={show} boardName={title} />
        <Columns tab={tab} setTab={setTab}>
          <div class="column-main">
            <BoardPane session={session} title={title}>
              <Board session={session} />
            </BoardPane>
            <LogPane session={session} />
          </div>
          <div class="column-side">
            {sheet}
            <NewsPane session={session} Side={Side} />
          </div>
        </Columns>
        <RulesDrawer game={session.game} />
        {dialog}
      </FrameTools.Provider>
    </div>
  );
}
