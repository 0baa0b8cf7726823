/** The laboratory of a game: an experiment with its rules, run in this page. */
import type { LabResult } from '@flotilla/lab';
import { comparisonOf } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { announce, tell } from '@flotilla/ui/base/notes.ts';
import { Loading, NotLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesDrawer, RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { copy, saveFile } from '@flotilla/ui/parts/share.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LostScreen } from '../parts/lost.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { useSpokenGame } from '../parts/useSpokenGame.ts';
import { go, href } from '../router.ts';
import { addressOf, askedIn, commandOf, experimentOf } from './asked.ts';
import { Forest } from './Forest.tsx';
import { measuresOf } from './figures.ts';
import { LabRun } from './running.ts';
import { SideBySide } from './SideBySide.tsx';
import { figure, spoken, word } from './text/index.ts';
import { Wishes } from './Wishes.tsx';
import './laboratory.css';

/** Opens the laboratory of a game. */
export function LabScreen({ id, asked }: { id: string; asked: string }) {
  useTitle(word('title', { game: titleOf(id) }));
  const game = useSpokenGame(id);
  if (game === null) return <LostScreen />;
  if (game === 'failed') return <NotLoaded />;
  if (!game || !spoken()) return <Loading />;
  return (
    <RulesOf.Provider value={game}>
      <Laboratory game={game} address={asked} />
      <RulesDrawer game={game} />
    </RulesOf.Provider>
  );
}

function Laboratory({ game, address }: { game: AnyGame; address: string }) {
  const [asked, ask] = useState(() => askedIn(game, address));
  const [run, setRun] = useState<LabRun | null>(null);
  const here = addressOf(game, asked);
  const link = useRef(address);
  // Another link of the same laboratory, or a step back.
  useEffect(() => {
    if (address === link.current) return;
    link.current = address;
    ask(askedIn(game, address));
  }, [address]);
  useEffect(() => () => run?.stop(), [run]);
  const begin = (): void => {
    run?.stop();
    link.current = here.split('#')[1] ?? '';
    go(here, 'replace');
    const next = new LabRun(experimentOf(game, asked));
    setRun(next);
    next.begin();
  };
  const nothing = asked.switches.length === 0;
  return (
    <section class="page lab">
      <h1>{word('title', { game: game.title })}</h1>
      <p>{word('lead')}</p>
      <form
        class="sheet-panel"
        aria-labelledby="lab-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (nothing) tell(word('none'));
          else begin();
        }}
      >
        <h2 id="lab-form">{word('form')}</h2>
        <Wishes game={game} asked={asked} ask={ask} />
        <div class="row">
          <button type="submit" class="primary" aria-disabled={nothing}>
            {word('run')}
          </button>
          <a class="button" href={href(here)}>
            {word('link')}
          </a>
          <button
            type="button"
            onClick={async () =>
              tell(word((await copy(`${location.origin}${href(here)}`)) ? 'copied' : 'notCopied'))
            }
          >
            {word('copy')}
          </button>
        </div>
        {nothing && <p class="muted">{word('none')}</p>}
        {!nothing && (
          <p class="muted">
            {word('terminal')} <code>{commandOf(game, asked)}</code>
          </p>
        )}
      </form>
      {run && <Running run={run} />}
      {run && <Result game={game} run={run} />}
    </section>
  );
}

/** The quarters of the work, and its end, are told to a screen reader. */
function useVoice(run: LabRun): void {
  const told = useRef(0);
  const quarter = Math.floor((4 * run.done.value) / run.experiment.games);
  const stage = run.stage.value;
  useEffect(() => {
    told.current = 0;
  }, [run]);
  useEffect(() => {
    if (stage === 'done') announce(`${word('done', { of: run.experiment.games })}.`);
    else if (stage === 'running' && quarter > told.current) announce(word('heard', { share: quarter * 25 }));
    told.current = quarter;
  }, [quarter, stage]);
}

/** How far it has got, and the button to stop or go on. */
function Running({ run }: { run: LabRun }) {
  useVoice(run);
  const { games } = run.experiment;
  const [done, stage] = [run.done.value, run.stage.value];
  const of = { done: figure(done), of: figure(games) };
  return (
    <section class="sheet-panel lab-progress" aria-labelledby="lab-progress" data-stage={stage}>
      <div class="row">
        <h2 id="lab-progress">{word(stage, of)}</h2>
        {stage === 'running' && (
          <button type="button" onClick={() => run.stop()}>
            {word('stop')}
          </button>
        )}
        {(stage === 'stopped' || stage === 'failed') && (
          <button type="button" class="primary" onClick={() => run.begin()}>
            {word('goOn')}
          </button>
        )}
      </div>
      <progress max={games} value={done} aria-labelledby="lab-progress" />
      {stage === 'failed' && <p role="alert">{run.fault.value}</p>}
    </section>
  );
}

/** Milliseconds between two drawings while games are played. */
const REDRAW = 400;

/** The figures so far, drawn now and then. */
function useResult(game: AnyGame, run: LabRun): LabResult | null {
  const [drawn, draw] = useState(0);
  const stage = run.stage.value;
  const any = run.done.value > 0;
  useEffect(() => {
    if (stage !== 'running') return;
    const timer = setInterval(() => draw(run.done.peek()), REDRAW);
    return () => clearInterval(timer);
  }, [run, stage]);
  return useMemo(() => (any ? comparisonOf(game, run.experiment, run.part) : null), [run, stage, drawn, any]);
}

function Result({ game, run }: { game: AnyGame; run: LabRun }) {
  const result = useResult(game, run);
  if (!result) return null;
  const broken = result.errors + result.unfinished;
  return (
    <>
      <section class="sheet-panel" aria-labelledby="lab-result">
        <h2 id="lab-result">{word('result')}</h2>
        {measuresOf(game, result).map((measure) => (
          <Forest key={measure.id} game={game} result={result} measure={measure} />
        ))}
        <p class="small-print">{word('note')}</p>
        {broken > 0 && <p class="small-print">{word('broken', { n: broken })}</p>}
        <button
          type="button"
          onClick={() => saveFile(`flotilla-lab-${game.id}.json`, `${JSON.stringify(result, null, 2)}\n`)}
        >
          {word('save')}
        </button>
      </section>
      <SideBySide game={game} result={result} part={run.part} />
    </>
  );
}
