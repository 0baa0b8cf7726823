/** What fits came to, as a section of docs/values.md. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/values.md';

const short = (number) => {
  const size = Math.abs(number);
  return size >= 100 ? String(Math.round(number)) : number.toFixed(size >= 10 ? 1 : 3);
};

/** Writes the rows of a game between its two marks. */
export function tellFits(name, { about, told }) {
  const rows = told.map(
    ({ what, fitted, features, cases, mean, bias, error, explained }) =>
      `| ${what} | ${features} | ${fitted} | ${cases} | ${short(mean)} | ${short(bias)} | ${short(error)} | ${Math.round(explained * 100)} % |`,
  );
  const section = [
    `<!-- ${name} -->`,
    about,
    '',
    '| what | features | fitted to | tried on | mean | bias | error | explained |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    `<!-- end of ${name} -->`,
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const between = new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- end of ${name} -->`);
  writeFileSync(
    PAGE,
    page.replace(between, () => section),
  );
  console.log(rows.join('\n'));
}
