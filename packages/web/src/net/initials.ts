/** The one or two letters that stand for a name where there is little room. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
