/** The server of Flotilla: one table, people anywhere. */
export * from './admin.ts';
export * from './app.ts';
export * from './config.ts';
export * from './limits.ts';
export { StoreFault } from './store/database.ts';
export * from './store/store.ts';
