/**
 * Where long words in the names of cards may be parted. Narrow cards have no room for them whole, and hardly any browser has the
 * hyphens of every language: without this it would break them at any letter.
 */
const PARTED = [
  'Artillerie-gefecht',
  'Flugkörper-gefecht',
  'Torpedo-gefecht',
  'Luft-unter-stützung',
  'Bombarde-ment',
  'Siche-rungs-schiff',
  'Schlacht-plan',
  'Auf-klärung',
  'Überle-gene',
  'Repa-ratur',
  'Combatti-mento',
  'Bombarda-mento',
  'Spio-naggio',
  'Ripara-zione',
  'Renseigne-ment',
  'Répara-tion',
  'supé-rieures',
] as const;

const WORDS: ReadonlyMap<string, string> = new Map(
  PARTED.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]),
);

/** A name with soft hyphens, which are seen only where it is parted. */
export const parted = (name: string): string =>
  name
    .split(' ')
    .map((word) => WORDS.get(word) ?? word)
    .join(' ');
