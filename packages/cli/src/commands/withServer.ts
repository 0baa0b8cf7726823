/** Doing something with the server's package. */
import { Failed } from '../support/errors.ts';
import type { Io } from '../support/io.ts';

/** Does something with the server's package, whose own errors are already sentences. */
export async function withServer<T>(
  io: Io,
  work: (server: typeof import('@flotilla/server'), config: import('@flotilla/server').Config) => Promise<T>,
): Promise<T> {
  const server = await import('@flotilla/server');
  try {
    return await work(server, server.readConfig(io.env));
  } catch (error) {
    if (error instanceof server.ConfigFault || error instanceof server.StoreFault)
      throw new Failed(error.message);
    throw error;
  }
}
