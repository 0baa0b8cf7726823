/** The server of Flotilla: one table, people anywhere. */
export * from './admin.ts';
export * from './app.ts';
export * from './config.ts';
export * from './limits.ts';
export * from './operator/command.ts';
export * from './operator/keys.ts';
export type { OperatorWish } from './operator/messages.ts';
export * from './operator/upkeep.ts';
export { StoreFault } from './store/database.ts';
export * from './store/store.ts';
