import { afterAll, beforeAll, expect, test } from 'vitest';

import { startCluster, type Cluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 300_000);
afterAll(() => cluster?.close());

test('OPS-13 starts', async () => {
  expect((await cluster.primary()).name).toBe('db-a');
});
