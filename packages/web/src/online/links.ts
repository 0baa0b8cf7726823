/** Links to free seats, kept by the host's tab: the server forgets a link once it has made it. */

const place = (id: string): string => `flotilla links ${id}`;

/** The links the host has to give away, by seat. */
export function linksOf(id: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(place(id)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps links, beside those that are kept already. */
export function keepLinks(id: string, links: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(place(id), JSON.stringify({ ...linksOf(id), ...links }));
  } catch {
    // Without a place to keep them, a new link is made when one is wanted.
  }
}
