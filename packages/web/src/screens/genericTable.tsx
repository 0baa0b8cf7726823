/** The table of every game that has no screens of its own: its description, its options and its log. */
import type { AnyGame, Block } from '@flotilla/table';
import { Blocks } from '../parts/blocks.tsx';
import { PlayFrame } from '../parts/frame.tsx';
import type { TableProps } from '../screens.ts';

/** A game as its own words describe it. */
export function GenericTable({ session }: TableProps) {
  return <PlayFrame session={session} Board={Described} />;
}

/** What a game says of itself, without the facts that stand in the strip above it anyway. */
export function blocksOf(game: AnyGame, view: object): Block[] {
  const strip = JSON.stringify(game.status(view));
  return game
    .describe(view)
    .filter((block) => block.kind !== 'facts' || JSON.stringify(block.facts) !== strip);
}

function Described({ session }: TableProps) {
  const { game } = session;
  return (
    <div class="paper">
      <Blocks game={game} blocks={blocksOf(game, session.view.value)} />
    </div>
  );
}
