/** A game's description of itself, drawn as headings, facts, lists and tables. */
import type { AnyGame, Block, Fact, Text } from '@flotilla/table';
import { capital } from '@flotilla/table/run';
import { figureIn } from '../text/figures.ts';
import { ui } from '../text/index.ts';
import { languageOf, say } from '../text/voice.ts';
import { Terms } from './Terms.tsx';

/** A text or a number of a game, ready to read. */
export const shown = (game: AnyGame, value: Text | number): string =>
  typeof value === 'number' ? figureIn(languageOf(game), value) : say(game, value);

const isNumeric = (cell: Text | number): boolean => typeof cell === 'number';

/** A word for a tone, so that colour never says anything alone. */
const toneWord = (tone: Fact['tone']): string =>
  tone === 'bad'
    ? ui('tone.bad')
    : tone === 'warn'
      ? ui('tone.warn')
      : tone === 'good'
        ? ui('tone.good')
        : '';

/** Labels with their values. */
export function Facts({ game, facts }: { game: AnyGame; facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map((fact, i) => (
        <div key={i} class={fact.tone ? `fact tone-${fact.tone}` : 'fact'}>
          <dt>
            <Terms game={game} said={say(game, fact.label)} />
          </dt>
          <dd>
            {fact.tone && <span class="tone-mark" title={toneWord(fact.tone)} aria-hidden="true" />}
            {shown(game, fact.value)}
            {fact.tone && <span class="unseen"> ({toneWord(fact.tone)})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OneBlock({ game, block }: { game: AnyGame; block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = (['h2', 'h3', 'h4'] as const)[block.level - 1] ?? 'h4';
      return <Heading>{say(game, block.text)}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <Terms game={game} said={say(game, block.text)} />
        </p>
      );
    case 'facts':
      return <Facts game={game} facts={block.facts} />;
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>
              <Terms game={game} said={say(game, item)} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must scroll by keyboard
        <section class="table-box" tabIndex={0} aria-label={say(game, block.caption)}>
          <table class="table">
            <caption>{say(game, block.caption)}</caption>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th
                    key={i}
                    scope="col"
                    class={block.rows.every((row) => isNumeric(row[i] ?? 0)) ? 'number' : undefined}
                  >
                    <Terms game={game} said={say(game, cell)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j} class={isNumeric(cell) ? 'number' : undefined}>
                      {capital(shown(game, cell))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}

/** A whole description. */
export function Blocks({ game, blocks }: { game: AnyGame; blocks: readonly Block[] }) {
  return (
    <div class="blocks">
      {blocks.map((block, i) => (
        <OneBlock key={i} game={game} block={block} />
      ))}
    </div>
  );
}
