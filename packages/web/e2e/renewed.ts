/** The site as it might be after the next release: the same, with another sentence on its first page. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampRelease } from '../build/offline.ts';

/** What the first page of the next release says. */
export const NEXT_LEAD = 'This is the next release.';

/** The sentence that changes, in the English words of the site. */
const LEAD = /courtesy:`[^`]*`/;

/** Makes the next release of a built site: what differs from before has another name, as a build would give it. */
export function renew(release: string): void {
  const assets = join(release, 'assets');
  const texts = new Map(
    readdirSync(assets)
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  const [words] = [...texts].find(([name, text]) => /^en-/.test(name) && LEAD.test(text)) ?? [];
  if (words === undefined) throw new Error('The words of the first page were not found.');
  texts.set(words, (texts.get(words) as string).replace(LEAD, `courtesy:\`${NEXT_LEAD}\``));
  const changed = changedBy(words, texts);
  const renamed = (text: string): string =>
    changed.reduce((done, name) => done.replaceAll(name, `next-${name}`), text);
  for (const name of changed) {
    writeFileSync(join(assets, `next-${name}`), renamed(texts.get(name) as string));
    rmSync(join(assets, name));
  }
  for (const name of ['index.html', '.vite/manifest.json'])
    writeFileSync(join(release, name), renamed(readFileSync(join(release, name), 'utf8')));
  stampRelease(release);
}

/** A changed file, and all that name it, directly or not: their contents change with its name. */
function changedBy(first: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const changed = [first];
  for (const name of changed)
    for (const [other, text] of texts)
      if (text.includes(name) && !changed.includes(other)) changed.push(other);
  return changed;
}
