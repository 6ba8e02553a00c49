import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startSlowSite(site: string, isSlow: (path: string) => boolean) {
  const { host, hostname, port } = new URL(site);
  const held: { readonly path: string; readonly answer: () => void }[] = [];
  const released: string[] = [];
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
    if (!isSlow(path) || released.some((part) => path.includes(part))) answer();
    else held.push({ path, answer });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    isHolding: (part: string) => held.some(({ path }) => path.includes(part)),
    /**
     * Releases the responses whose path contains this text, now and from now on. Without a text, releases
     * all.
     */
    letGo(part = '') {
      released.push(part);
      for (const { path, answer } of held.splice(0)) {
        if (path.includes(part)) answer();
        else held.push({ path, answer });
      }
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SlowSite = Awaited<ReturnType<typeof startSlowSite>>;
