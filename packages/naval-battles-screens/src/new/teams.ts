/** Ways to make teams of so many seats. */

const WAYS: Readonly<Record<number, readonly string[]>> = {
  3: ['ABB'],
  4: ['ABAB', 'AABB'],
  5: ['ABABA', 'ABABB'],
  6: ['ABABAB', 'AAABBB', 'ABCABC'],
};

/** The teams that so many seats may form, by their letters; none where two stand against each other anyway. */
export const teamsFor = (seats: number): readonly string[] => WAYS[seats] ?? [];
