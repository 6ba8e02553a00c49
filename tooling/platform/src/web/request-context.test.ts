import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import type { PlatformEnv } from './platform-context.ts';
import { requestContext } from './request-context.ts';

function createLogged() {
  const lines: string[] = [];
  const middleware = requestContext({
    log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
    partnerIds: ['hilton'],
    isProduction: true,
    trustsProxy: false,
    partnerOfHost: () => 'hilton',
  });
  return { lines, middleware };
}

test('API-06.a the log contains the path of a request, but neither its query nor a member’s public id', async () => {
  const { lines, middleware } = createLogged();
  const app = new Hono<PlatformEnv>().use(middleware).all('*', (context) => context.json({}));
  const paths = [
    '/api/Member/TEIuxyXjug2Vi-X4o0697ijD',
    '/api/Member/DineSummary',
    '/activate?public_id=TEIuxyXjug2Vi-X4o0697ijD',
    '/api/Members/Validate/Email?email=robin@example.com',
  ];
  for (const path of paths) await app.request(path);
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/api/Member/{publicId}',
    '/api/Member/DineSummary',
    '/activate',
    '/api/Members/Validate/Email',
  ]);
  expect(lines.join('')).not.toMatch(/TEIux|robin/);
});

test('the lines of a traced request have the id of its trace', async () => {
  const { lines, middleware } = createLogged();
  const app = new Hono<PlatformEnv>()
    .use((context, next) => {
      context.set('traceId', '0af7651916cd43dd8448eb211c80319c');
      return next();
    })
    .use(middleware)
    .get('/', (context) => {
      context.get('log').warn('something');
      return context.json({});
    });
  await app.request('/');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { traceId: '0af7651916cd43dd8448eb211c80319c', msg: 'something' },
    { traceId: '0af7651916cd43dd8448eb211c80319c', msg: 'answered' },
  ]);
});
