export * from './store/store.ts';
