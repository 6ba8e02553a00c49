import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startSlowSite(site: string, isSlow: (path: string) => boolean) {
  const { host, hostname, port } = new URL(site);
  const held: { readonly path: string; readonly respond: () => void }[] = [];
  const released: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const respond = () => {
      const { method } = request;
      const headers = { ...request.headers, host, ...(request.headers.origin && { origin: site }) };
      const forwarded = sendRequest({ host: '127.0.0.1', port, path, method, headers }, (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    };
    if (!isSlow(path) || released.some((part) => path.includes(part))) respond();
    else held.push({ path, respond });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    isHolding: (part: string) => held.some(({ path }) => path.includes(part)),
    letGo(part = '') {
      released.push(part);
      for (const { path, respond } of held.splice(0)) {
        if (path.includes(part)) respond();
        else held.push({ path, respond });
      }
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SlowSite = Awaited<ReturnType<typeof startSlowSite>>;
