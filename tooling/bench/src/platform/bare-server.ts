import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers by path with query. Bytes are sent unchanged, everything else as JSON. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Runs the baseline server in its own process: serves the answers that the parent process sends, and reports
 * its port.
 */
process.once('message', (answers: Answers) => {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    const body = answer instanceof Uint8Array ? answer : JSON.stringify(answer);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
// The parent also disconnects when the bench is interrupted.
process.once('disconnect', () => process.exit());
