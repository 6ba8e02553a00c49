import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Responses = Readonly<Record<string, unknown>>;

/**
 * This process is the baseline: a server that sends the responses that it got from the parent process, to
 * which it reports its port.
 */
process.once('message', (responses: Responses) => {
  const server = createServer((request, response) => {
    const responseBody = responses[request.url ?? ''];
    const body = responseBody instanceof Uint8Array ? responseBody : JSON.stringify(responseBody);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
