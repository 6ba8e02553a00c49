import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Relays connections to a server whose machine can vanish: after that, nothing is relayed or closed, and new
 * connections get no response.
 */
export async function startVanishingRelay(targetPort: number) {
  const sockets = new Set<Socket>();
  let isGone = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    track(incoming);
    if (isGone) return;
    const outgoing = connect(targetPort, '127.0.0.1');
    track(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    vanish() {
      isGone = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    comeBack() {
      isGone = false;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
