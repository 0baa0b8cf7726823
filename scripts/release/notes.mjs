/** What the changelog says of one version. */

/** The section of a version without its heading; a sentence when there is none, or nothing in it. */
export function notesOf(changelog, version) {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => line.split(' ').slice(0, 2).join(' ') === `## ${version}`);
  if (start < 0) throw new Error(`CHANGELOG.md has no heading "## ${version}".`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  const notes = rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim();
  if (!/^[*-] /m.test(notes)) throw new Error(`CHANGELOG.md lists nothing under "## ${version}".`);
  return `${notes}\n`;
}
