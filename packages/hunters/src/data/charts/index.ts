/** All charts of the game. */
export * from './aircraft.ts';
export * from './damage.ts';
export * from './encounters.ts';
export * from './escorts.ts';
export * from './events.ts';
export * from './fire.ts';
export * from './orders.ts';
export * from './port.ts';
