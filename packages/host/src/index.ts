/** A table and everybody who looks at it, without disk, clock or network. */
export type { BotQuestion, PlaceInGame } from './bots.ts';
export { answerTo, layTable, placeOf } from './bots.ts';
export type { Author, EntryBody, EntryId, EntryKind, JournalEntry } from './entry.ts';
export { entryId, JournalFault, playEntry, questionOf } from './entry.ts';
export type { EntryEffect, HostWord, HouseRules } from './host.ts';
export { Host } from './host.ts';
export { imaginedFor } from './imagined.ts';
export type { Begun, Read, ToldMoment } from './story.ts';
export { Stories, storyOf, toldOf } from './story.ts';
export { Teller } from './teller.ts';
export type { TableReader, Taken, Wish } from './wish.ts';
