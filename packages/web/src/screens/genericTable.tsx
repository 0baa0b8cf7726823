/** The table of every game that has no screens of its own: its description, its options and its log. */
import { Blocks } from '../parts/blocks.tsx';
import { PlayFrame } from '../parts/frame.tsx';
import type { TableProps } from '../screens.ts';

/** A game as its own words describe it. */
export function GenericTable({ session }: TableProps) {
  return <PlayFrame session={session} Board={Described} />;
}

function Described({ session }: TableProps) {
  const { game } = session;
  return (
    <div class="paper">
      <Blocks game={game} blocks={game.describe(session.view.value)} />
    </div>
  );
}
