import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy of the site that holds back the responses selected by `isSlow` until they are released. */
export async function startSlowSite(site: string, isSlow: (path: string) => boolean) {
  const { host, hostname, port } = new URL(site);
  const held: { readonly path: string; readonly answer: () => void }[] = [];
  let isLetGo = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = () => {
      const { method } = request;
      const headers = { ...request.headers, host, ...(request.headers.origin && { origin: site }) };
      const asked = ask({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      });
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    };
    if (isLetGo || !isSlow(path)) answer();
    else held.push({ path, answer });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    /** Whether a request whose path contains this text is being held back. */
    isHolding: (part: string) => held.some(({ path }) => path.includes(part)),
    letGo() {
      isLetGo = true;
      for (const { answer } of held) answer();
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SlowSite = Awaited<ReturnType<typeof startSlowSite>>;
