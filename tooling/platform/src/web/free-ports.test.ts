import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '../testing/free-port.ts';
import { freePorts } from './free-ports.ts';

test('a port that is taken moves the whole row, and nothing is left listening', async () => {
  const first = await freePort();
  expect(await freePorts(first, 1, '127.0.0.1')).toBe(first);
  const other = createServer().listen(first, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const moved = await freePorts(first - 3, 4, '127.0.0.1');
  expect(moved).toBeGreaterThan(first);
  expect((moved - (first - 3)) % 100).toBe(0);
  expect(await freePorts(moved, 4, '127.0.0.1')).toBe(moved);
});
