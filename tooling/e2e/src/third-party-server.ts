import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const emptyPage = '<!doctype html><title>Elsewhere</title><p>Elsewhere</p>';

export async function startThirdPartyServer(html = emptyPage) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (host: string) => `http://${host}:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
