/** Every roll of a game in a list; one press leads to its place in the replay. */
import type { ReplayClient } from '@flotilla/client';
import { Dice } from '@flotilla/ui/parts/die.tsx';
import { outcomeWords, titleWords } from '@flotilla/ui/parts/eventWords.ts';
import { word } from '@flotilla/ui/wall/text/index.ts';
import { useState } from 'preact/hooks';
import { href } from '../router.ts';

/** The rolls, drawn once somebody asks for them: a career has hundreds. */
export function RollList({ session }: { session: ReplayClient }) {
  const [open, setOpen] = useState(false);
  const rolls = session.log.value.filter(({ roll }) => roll !== null);
  if (rolls.length === 0) return null;
  return (
    <details class="sheet-panel roll-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{word('verify.every', { n: rolls.length })}</summary>
      <p class="muted">{word('verify.everyText')}</p>
      {open && (
        <ol>
          {rolls.map((event, i) => {
            const { game } = session;
            const { roll } = event;
            if (!roll) return null;
            const outcome = outcomeWords(game, roll);
            return (
              <li key={i}>
                <a href={href(`/g/${session.id}/replay#${session.momentOf(event)}`)}>
                  <span class="roll-at">{i + 1}</span>
                  <Dice faces={roll.faces} dice={roll.dice} />
                  <span class="unseen">{roll.faces.join(', ')}</span>
                  <span>{titleWords(game, roll)}</span>
                  <strong>{outcome || roll.total}</strong>
                </a>
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}
