/**
 * The frame of every table: status strip, board, news, log, and the sheet with the next decision. A game with screens
 * of its own gives its board and, where it wants, its own panel for a decision; all the rest is the same everywhere.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../keys.ts';
import { href } from '../router.ts';
import type { TableProps } from '../screens.ts';
import type { Session } from '../session/session.ts';
import { change, settings } from '../settings.ts';
import { saveRecord } from '../share.ts';
import type { Key } from '../text/index.ts';
import { ui } from '../text/index.ts';
import { wide } from '../wide.ts';
import { Curtain } from './curtain.tsx';
import { DecisionPanel } from './decision.tsx';
import { LogPanel } from './log.tsx';
import { GameMenu, Help } from './menu.tsx';
import { News } from './news.tsx';
import { ReplayBar } from './replayBar.tsx';
import { openRule, RulesDrawer, RulesOf } from './rule.tsx';
import { Sheet } from './sheet.tsx';
import { StatusStrip } from './status.tsx';
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
  /** What the board is called on its tab; "Board" when left out. */
  readonly boardName?: string;
}

const TABS = ['news', 'board', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Where a pane has room for the whole board, as on a tablet, the board lies open first. */
const roomy = globalThis.matchMedia?.('(min-width: 600px) and (min-height: 600px)').matches ?? false;

const TAB_WORDS: Record<Exclude<Tab, 'board'>, Key> = { news: 'tab.news', log: 'tab.log' };

function Trouble({ session }: { session: Session }) {
  const trouble = session.trouble.value;
  if (!trouble) return null;
  const words: Key =
    trouble === 'full' ? 'trouble.full' : trouble === 'blocked' ? 'trouble.blocked' : 'trouble.taken';
  return (
    <div class="banner" role="alert">
      <p>{ui(words)}</p>
      {trouble === 'taken' ? (
        <button type="button" onClick={() => location.reload()}>
          {ui('trouble.reload')}
        </button>
      ) : (
        <button type="button" onClick={() => saveRecord(session.record(), session.id)}>
          {ui('file.save')}
        </button>
      )}
    </div>
  );
}

/** The panes of a phone: one at a time, by tab or by swiping. */
function Panes(props: {
  tab: Tab;
  setTab: (tab: Tab) => void;
  show: (tab: Tab) => void;
  boardName: string;
  children: ComponentChildren;
}) {
  const { tab, setTab, show, boardName, children } = props;
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = panes.current;
    if (box) box.scrollLeft = TABS.indexOf(tab) * box.clientWidth;
  }, []);
  const followSwipe = (): void => {
    const box = panes.current;
    if (box && box.clientWidth > 0) setTab(TABS[Math.round(box.scrollLeft / box.clientWidth)] ?? 'news');
  };
  return (
    <>
      <fieldset class="tabs" aria-label={ui('tab.title')}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => show(name)}>
            {name === 'board' ? boardName : ui(TAB_WORDS[name])}
          </button>
        ))}
      </fieldset>
      <div class="panes" ref={panes} onScroll={followSwipe}>
        {children}
      </div>
    </>
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

function OpenFrame({ session, Board, Panel = DecisionPanel, Status = StatusStrip, boardName }: FrameProps) {
  const [menu, setMenu] = useState(false);
  const [help, setHelp] = useState(false);
  const [tab, setTab] = useState<Tab>(roomy ? 'board' : 'news');
  const frame = useRef<HTMLDivElement>(null);
  const taken = session.trouble.value === 'taken';

  const show = (wanted: Tab): void => {
    setTab(wanted);
    const pane = frame.current?.querySelector<HTMLElement>(`[data-pane=${wanted}]`);
    const smooth = settings.value.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    pane?.scrollIntoView?.({ behavior: smooth ? 'smooth' : 'auto', block: 'nearest', inline: 'start' });
    (pane?.querySelector<HTMLElement>('[tabindex]') ?? pane)?.focus({ preventScroll: true });
  };
  const showRule = (): void => {
    openRule.value = session.decision.value?.rule ?? session.rolling.value?.rule ?? '';
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
    r: showRule,
    o: () => change({ odds: !settings.value.odds }),
    '?': () => setHelp(true),
  });

  const tools = (
    <>
      <Tool
        sign="%"
        name={ui('tools.odds')}
        title={ui('tools.oddsKey')}
        word="roomy"
        pressed={settings.value.odds}
        onClick={() => change({ odds: !settings.value.odds })}
      />
      <Tool sign="§" name={ui('tools.rule')} title={ui('tools.ruleKey')} word="roomy" onClick={showRule} />
      <Tool
        sign="☰"
        name={ui('tools.menu')}
        title={ui('tools.menu')}
        word="roomy"
        onClick={() => setMenu(true)}
      />
    </>
  );

  const boardTitle = boardName ?? ui('tab.board');
  const newsPane = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <div class="pane pane-news" data-pane="news" key="news" tabIndex={0}>
      <News session={session} />
    </div>
  );
  const boardPane = (
    <div class="pane pane-board" data-pane="board" key="board">
      <section class="board" aria-label={boardTitle} id="board" tabIndex={-1}>
        <Board session={session} />
      </section>
    </div>
  );
  const logPane = (
    <div class="pane pane-log" data-pane="log" key="log">
      <LogPanel session={session} />
    </div>
  );
  const sheet = taken ? (
    <div class="sheet sheet-body">
      <a class="button primary" href={href('/')}>
        {ui('menu.leave')}
      </a>
    </div>
  ) : (
    <Sheet session={session} Panel={Panel} tools={tools} />
  );

  return (
    <div
      class={`play play-${session.mode} game-${session.game.id} tab-${tab}`}
      data-position={session.position.value}
      ref={frame}
    >
      <h1 class="unseen">{session.game.title}</h1>
      <Status session={session} />
      <Trouble session={session} />
      {session.mode === 'replay' && <ReplayBar session={session} />}
      {wide.value ? (
        <div class="columns">
          <div class="column-main">
            {boardPane}
            {logPane}
          </div>
          <div class="column-side">
            {sheet}
            {newsPane}
          </div>
        </div>
      ) : (
        <>
          <Panes tab={tab} setTab={setTab} show={show} boardName={boardTitle}>
            {newsPane}
            {boardPane}
            {logPane}
          </Panes>
          {sheet}
        </>
      )}
      <RulesDrawer game={session.game} />
      {menu && (
        <GameMenu
          session={session}
          onClose={() => setMenu(false)}
          onHelp={() => {
            setMenu(false);
            setHelp(true);
          }}
        />
      )}
      {help && <Help onClose={() => setHelp(false)} />}
    </div>
  );
}
