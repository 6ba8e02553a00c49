import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { repository } from '../platform-process.ts';
import { control, faults, killed, vanished } from './faults.ts';
import { startCluster, type Cluster } from './index.ts';
import { reportOf } from './report.ts';
import { openTrial, type Result } from './trial.ts';

const FAILOVERS = Number(process.env['CLUSTER_FAILOVERS'] ?? 2);
const failovers = Array.from({ length: FAILOVERS }, (_, index) => (index % 2 === 0 ? killed : vanished));

let cluster: Cluster;
let trial: Awaited<ReturnType<typeof openTrial>>;
const results: Result[] = [];

beforeAll(async () => {
  cluster = await startCluster({ dataDisk: '500m', walDisk: '1g' });
  trial = await openTrial(cluster);
}, 300_000);
afterAll(async () => {
  const report = reportOf(results);
  const folder = join(repository, 'coverage/cluster');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'report.md'), `${report}\n`);
  console.log(report);
  await trial?.stop();
  await cluster?.close();
});

test.each([control, ...failovers, ...faults].map((fault, index) => ({ ...fault, number: index })))(
  '$rows $number: $name',
  async (fault) => {
    const result = await trial.tryFault(fault);
    results.push(result);
    expect(result).toMatchObject({
      lost: [],
      ...(!fault.mayCut && { failedFromMemory: 0 }),
      unexplained: 0,
      ...(fault.isForWrites && { failedReads: 0 }),
      ...(fault.isUnseen && { failed: {} }),
    });
    expect(result.alerts).toEqual(
      fault.alerts?.length === 0 ? [] : expect.arrayContaining([...(fault.alerts ?? [])]),
    );
    expect(result.platformSeconds).toBeLessThanOrEqual(5);
  },
  240_000,
);
