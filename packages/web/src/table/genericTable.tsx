/** The table of every game that has no screens of its own: its description, its options and its log. */
import type { AnyGame, Block } from '@flotilla/table';
import { PlayFrame } from '@flotilla/ui/frame/frame.tsx';
import type { TableProps } from '@flotilla/ui/frame/screens.ts';
import { Blocks } from '@flotilla/ui/parts/blocks.tsx';
import { Fallback, ReloadButton } from '@flotilla/ui/parts/lazy.tsx';
import { saveRecord } from '@flotilla/ui/parts/share.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { href } from '../router.ts';

/** A game as its own words describe it; whatever of that fails, the game itself is not lost. */
export function GenericTable({ session }: TableProps) {
  return (
    <Fallback said={null} instead={<NotShown session={session} />}>
      <PlayFrame session={session} Board={Board} />
    </Fallback>
  );
}

/** What a game says of itself, without the facts that stand in the strip above it anyway. */
export function blocksOf(game: AnyGame, view: object): Block[] {
  const strip = JSON.stringify(game.status(view));
  return game
    .describe(view)
    .filter((block) => block.kind !== 'facts' || JSON.stringify(block.facts) !== strip);
}

/** The description, or a sentence in its place: questions, options and log do not need it. */
function Board({ session }: TableProps) {
  const instead = (
    <p class="paper" role="alert">
      {ui('screen.notDescribed')}
    </p>
  );
  return (
    <Fallback said={null} instead={instead}>
      <Described session={session} />
    </Fallback>
  );
}

function Described({ session }: TableProps) {
  const { game } = session;
  return (
    <div class="paper">
      <Blocks game={game} blocks={blocksOf(game, session.view.value)} />
    </div>
  );
}

/** A table of which nothing can be shown: the record can be taken along all the same. */
function NotShown({ session }: TableProps) {
  const { record } = session.can.value;
  return (
    <section class="page" role="alert">
      <h1>{ui('screen.notShown')}</h1>
      <p>{ui('screen.notShownText')}</p>
      <div class="row">
        <ReloadButton />
        {record && (
          <button type="button" onClick={() => saveRecord(record(), session.id, session.hides)}>
            {ui('file.save')}
          </button>
        )}
        <a class="button" href={href('/')}>
          {ui('nav.toHome')}
        </a>
      </div>
    </section>
  );
}
