/** The campaign log sheet as it is kept on paper: boat by boat and patrol by patrol. Made to be printed. */
import { text } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { TableBox } from '@flotilla/ui/parts/tableBox.tsx';
import { paired } from '@flotilla/ui/text/paired.ts';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { Boat, Finished, PatrolLine, View } from '../game.ts';
import { boatCard, campaignOf, levelText, logged, standing, targetCard, typeText } from '../game.ts';
import { Pennant } from '../parts/Edition.tsx';
import { figure, word } from '../text/index.ts';
import { tonsOf } from './ships.tsx';

interface Props {
  readonly session: Session;
  readonly view: View;
  /** The account of a campaign that is closed; left out while it is being played. */
  readonly account?: Finished;
}

/** The sheet, with the button that prints it. */
export function LogSheet({ session, view, account }: Props) {
  const say = (key: string): string => sayIn(session.game, { key });
  const campaign = account?.campaign ?? view.campaign;
  const { vp, lost, evaluation } = account ?? standing(view);
  const boats = logged(view);
  // Alone on the table it is a page; at the end of a campaign it is a part of one.
  const Heading = account ? 'h3' : 'h2';
  return (
    <section class="paper ubl-logsheet" data-part="logsheet">
      <header>
        <Heading>
          {paired(word('sheet.name'), say(`campaign.${campaign}`))}{' '}
          <Pennant edition={view.edition} words={say(`edition.${view.edition}`)} />
        </Heading>
        <p>
          {word('sheet.head', {
            length: say(`length.${view.length}`),
            patrols: campaignOf({ campaign }).lengths[view.length].patrols,
            start: view.soStart,
            spent: boats.reduce((sum, { paid }) => sum + paid, 0),
            left: view.so,
          })}
        </p>
      </header>
      <TableBox label={word('sheet.name')}>
        <table class="table">
          <thead>
            <tr>
              {(['boat', 'patrol', 'ships'] as const).map((column) => (
                <th key={column} scope="col">
                  {word(`sheet.${column}`)}
                </th>
              ))}
              {(['xp', 'stress', 'vp'] as const).map((column) => (
                <th key={column} scope="col" class="number">
                  {word(`sheet.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {boats.map((boat) => (
            <BoatLines key={boat.id} session={session} view={view} boat={boat} />
          ))}
          <tfoot>
            <tr>
              <td colSpan={5}>
                {word('end.points', { vp, lost })} {say(`evaluation.${evaluation}`)}
              </td>
              <td class="number">{figure(vp)}</td>
            </tr>
          </tfoot>
        </table>
      </TableBox>
      <button type="button" class="no-print" data-id="print" onClick={() => window.print()}>
        {word('sheet.print')}
      </button>
    </section>
  );
}

/** A patrol that was begun but has brought nothing yet is left out, except a boat's first. */
const isWorthALine = ({ patrols }: Boat, { vp, xp, sunk }: PatrolLine, at: number): boolean =>
  at === 0 || at < patrols || vp !== 0 || xp !== 0 || sunk.length > 0;

function BoatLines({ session, view, boat }: { session: Session; view: View; boat: Boat }) {
  const { captain, type } = boatCard(view, boat.id);
  const lines = boat.log.filter((line, at) => isWorthALine(boat, line, at));
  const shipWords = (id: string): string => {
    const { name, type: kind } = targetCard(view, id);
    const tons = tonsOf(view, id);
    return `${name} (${sayIn(session.game, typeText(kind))}${tons > 0 ? `, ${word('sheet.tons', { tons: figure(tons) })}` : ''})`;
  };
  return (
    <tbody data-id={boat.id}>
      {lines.map(({ xp, vp, stress, sunk }, at) => (
        <tr key={`${at}`}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={lines.length}>
              {boat.id} ({type}), {captain}
              <small>
                {sayIn(session.game, levelText(boat.level))}, {sayIn(session.game, text(`fate.${boat.fate}`))}
              </small>
            </th>
          )}
          <td>{at + 1}</td>
          <td>{sunk.map(shipWords).join('; ')}</td>
          <td class="number">{xp}</td>
          <td class="number">{at < boat.patrols ? stress : boat.stress}</td>
          <td class="number">{vp}</td>
        </tr>
      ))}
    </tbody>
  );
}
