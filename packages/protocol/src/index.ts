/** Everything that the server and its pages say to each other. */
export * from './asking.ts';
export * from './events.ts';
export * from './kernel.ts';
export * from './operator.ts';
export * from './own.ts';
export * from './parts.ts';
export * from './routes.ts';
export * from './seas.ts';
export * from './socket.ts';
export * from './standings.ts';
export * from './tables.ts';
export * from './tours.ts';
