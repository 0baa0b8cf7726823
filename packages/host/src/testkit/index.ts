/** What holds for a table wherever it is played: on a server, in a page, at a terminal, or looked at again. */

export { checkHost } from './checkHost.ts';
export type { Past, PastPlace } from './checkPast.ts';
export { checkPast } from './checkPast.ts';
export type { Port, PortSeen, PortTable, PortWish } from './port.ts';
