/** The server of Flotilla: one table, people anywhere. */

export type { OperatorWish } from '@flotilla/protocol';
export * from './admin.ts';
export * from './app.ts';
export * from './config.ts';
export * from './limits.ts';
export * from './operator/command.ts';
export * from './operator/keys.ts';
export * from './operator/upkeep.ts';
export { StoreFault } from './store/database.ts';
export * from './store/store.ts';
