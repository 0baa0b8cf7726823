/** What differs between the editions: at the question that waits, or all of it, with rule numbers. */
import type { AnyGame } from '@flotilla/table';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { TableBox } from '@flotilla/ui/parts/tableBox.tsx';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import type { View } from '../game.ts';
import { differingAt, differingCases } from '../game.ts';
import { word } from '../text/index.ts';
import { editionMark, Pennant } from './Edition.tsx';

type Edition = View['edition'];

/** What a case says in an edition; null where that edition does not have it. */
function caseWords(game: AnyGame, rule: string, edition: Edition): string | null {
  const key = `rule.${rule} ${editionMark(edition)}`;
  return knows(game, key) ? say(game, { key }) : null;
}

const editionWords = (game: AnyGame, edition: Edition): string => say(game, { key: `edition.${edition}` });

/** Below a question whose rules differ: how the other edition has them. */
export function DiffersHere({ game, step, edition }: { game: AnyGame; step: string; edition: Edition }) {
  const cases = differingAt(step);
  if (cases.length === 0) return null;
  const other: Edition = edition === 'first' ? 'second' : 'first';
  return (
    <details class="ubl-differs" data-part="differs" data-id={step}>
      <summary>
        <Pennant edition={other} words={editionWords(game, other)} /> {word('differs.here')}
      </summary>
      <ul>
        {cases.map((rule) => (
          <li key={rule}>
            {caseWords(game, rule, other) ?? word('differs.absent')}{' '}
            <Rule rule={`${rule} ${editionMark(other)}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every case in which the editions differ, side by side. */
export function AllDifferences({ game }: { game: AnyGame }) {
  const editions: readonly Edition[] = ['first', 'second'];
  return (
    <TableBox label={word('differs.all')}>
      <table class="table ubl-differences" data-part="differences">
        <thead>
          <tr>
            <th scope="col">{word('differs.rule')}</th>
            {editions.map((edition) => (
              <th key={edition} scope="col">
                <Pennant edition={edition} /> {editionWords(game, edition)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differingCases().map((rule) => (
            <tr key={rule} data-id={rule}>
              <th scope="row">{rule}</th>
              {editions.map((edition) => (
                <td key={edition}>{caseWords(game, rule, edition) ?? word('differs.absent')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
