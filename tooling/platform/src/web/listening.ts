import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const STOP_WITHIN_MS = 10_000;

/** Begins to listen and answers the port; `variable` is the setting that names another one. */
export async function listen(server: Server, port: number, host: string, variable = 'PORT'): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      fail(
        cause.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken: choose another with ${variable}.`, { cause })
          : cause,
      ),
    );
    server.listen(port, host, done);
  });
  return (server.address() as AddressInfo).port;
}

/** Lets the requests under way finish, for ten seconds at the most. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearTimeout(timer);
}
