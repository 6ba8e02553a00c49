import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { readTestPartners, TEST_SECRET } from '../testing/test-api.ts';
import { sendBySmtp } from './index.ts';

test('an attempt ends in time, and its connection with it, whatever the server does', async () => {
  let received = '';
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    socket.once('close', () => closed.resolve());
    socket.write('220 mail.example\r\n');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');

  const send = sendBySmtp({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: undefined,
    partners: await readTestPartners(),
    secret: TEST_SECRET,
    attemptWithinMs: 2000,
  });
  const mail = { partnerId: 'hilton', to: 'robin@dining.test', subject: 'Hello', body: 'Hello' };
  await expect(send(mail)).rejects.toMatchObject({ code: 'EABORT' });
  await closed.promise;
  expect(received).toMatch(/^EHLO \S+\r\n$/);
});
