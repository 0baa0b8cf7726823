/** The patrol log sheet as it is kept on paper: month by month, damaged ticked, sunk circled. Made to be printed. */
import { text } from '@flotilla/table';
import type { LogShip, SheetRow, View } from '../game.ts';
import { sheetOf } from '../game.ts';
import { TableBox } from '../TableBox.tsx';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';

interface Props {
  readonly view: View;
  readonly say: Say;
}

/** The sheet. */
export function LogSheet({ view, say }: Props) {
  const sheet = sheetOf(view);
  const boats = sheet.boats
    .map(({ number, type }) => say(text('sheet.boat', { number, type: text(`sheet.type.${type}`) })))
    .join(', ');
  const rows = sheet.rows.filter(({ mark }) => mark !== 'none');
  return (
    <section class="logsheet">
      <h2>{say(text('sheet.title'))}</h2>
      <dl class="logsheet-head">
        <div>
          <dt>{say(text('sheet.head.kommandant'))}</dt>
          <dd>{sheet.name || say(text('sheet.unnamed'))}</dd>
        </div>
        <div>
          <dt>{say(text('sheet.head.boat'))}</dt>
          <dd>{boats}</dd>
        </div>
      </dl>
      <TableBox label={say(text('sheet.title'))}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(text('sheet.column.date'))}</th>
              <th scope="col">{say(text('sheet.column.patrol'))}</th>
              <th scope="col">{say(text('sheet.column.targets'))}</th>
              <th scope="col" class="number">
                {say(text('sheet.column.sunk'))}
              </th>
              <th scope="col">{word('sheet.result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.month} row={row} say={say} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={5}>
                {say(text('sheet.total', { patrols: sheet.patrols, ships: sheet.sunk, tons: sheet.tons }))}{' '}
                {say(text(`sheet.fate.${sheet.fate}`))}
              </td>
            </tr>
          </tfoot>
        </table>
      </TableBox>
      <p class="logsheet-legend">{say(text('sheet.legend'))}</p>
      <button type="button" class="no-print" onClick={() => window.print()}>
        {word('career.print')}
      </button>
    </section>
  );
}

function Row({ row, say }: { row: SheetRow; say: Say }) {
  const { month, mark, patrol } = row;
  const date = say(
    text('sheet.month', {
      month: text(`sheet.month.${((month + 8) % 12) + 1}`),
      year: 1939 + Math.floor((month + 8) / 12),
    }),
  );
  if (!patrol) {
    return (
      <tr class="logsheet-away">
        <th scope="row">{date}</th>
        <td colSpan={4}>{say(text(`sheet.mark.${mark}`))}</td>
      </tr>
    );
  }
  const { page, tons, newBoat, lost } = patrol;
  const area = text(`sheet.area.${page.area}`);
  return (
    <tr>
      <th scope="row">{date}</th>
      <td>{page.task === 'none' ? say(area) : say(text(`sheet.task.${page.task}`, { area }))}</td>
      <td class="logsheet-ships">
        {newBoat && <em>{say(text('sheet.newBoat', { boat: `U-${newBoat.number}` }))} </em>}
        {page.ships.map((ship, i) => (
          <Target key={`${i}`} ship={ship} say={say} />
        ))}
        {lost && <strong class="logsheet-lost">{say(text(`sheet.fate.${lost}`))}</strong>}
      </td>
      <td class="number">{figure(tons)}</td>
      <td class={page.advancement ? 'logsheet-third' : ''}>
        {page.result === 'open' ? '' : <b>{say(text(`sheet.result.${page.result}`))}</b>}
      </td>
    </tr>
  );
}

/** One target: name above tonnage; the fate is drawn and also told. */
function Target({ ship, say }: { ship: LogShip; say: Say }) {
  return (
    <span class={`target target-${ship.fate}`}>
      {ship.name && <small>{ship.name}</small>}
      <b>{say(text(`sheet.tons.${ship.kind}`, { tons: ship.tons }))}</b>
      <span class="unseen"> {say(text(`sheet.told.${ship.fate}`))}</span>
    </span>
  );
}
