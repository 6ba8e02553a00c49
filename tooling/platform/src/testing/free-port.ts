import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Returns a port that no other caller gets, even before something listens on it. Ports from 32768 on are not
 * used, because Linux assigns them to outgoing connections.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 2 * randomInt(10_000, 16_384);
    // An even port is reserved by listening on the odd port above it.
    const reservation = await listenOn(port + 1).catch(() => undefined);
    if (!reservation) continue;
    const probe = await listenOn(port).catch(() => undefined);
    if (!probe) {
      reservation.close();
      continue;
    }
    reservation.unref();
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
