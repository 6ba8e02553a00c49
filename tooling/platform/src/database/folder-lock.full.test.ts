import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openPglite } from './pglite-database.ts';

const ROUNDS = Number(process.env['LOCK_ROUNDS'] ?? 10);
const STARTERS = 5;
const starter = fileURLToPath(new URL('../testing/lock-starter.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-lock-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const children = new Set<ChildProcess>();
async function startProcess(dataDir: string) {
  const child: ChildProcess = spawn(process.execPath, [starter, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  const gone = new Promise((done) => child.once('exit', done));
  const lines = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  expect(await nextLine()).toBe('ready');
  return {
    go: () => void child.stdin?.write('go\n'),
    nextLine,
    async crash() {
      child.kill('SIGKILL');
      await gone;
      children.delete(child);
    },
  };
}

test(
  `OPS-15 of ${STARTERS} processes that start together after a crash one locks the folder, however they spell it, ${ROUNDS} times`,
  { timeout: 60_000 + ROUNDS * 3000 },
  async () => {
    const dataDir = join(folder, 'database');
    const link = join(folder, 'link');
    await symlink(dataDir, link);
    const spellings = [dataDir, `${dataDir}/`, link, join(link, '..', 'database'), `${folder}//database/.`];
    const start = (round: number) => startProcess(spellings[round % spellings.length] ?? dataDir);
    const starters = await Promise.all(Array.from({ length: STARTERS }, (_, index) => start(index)));
    for (let round = 1; round <= ROUNDS; round += 1) {
      starters.forEach(({ go }) => go());
      const outcomes = await Promise.all(starters.map(({ nextLine }) => nextLine()));
      expect([round, ...outcomes.toSorted()]).toEqual([
        round,
        'held',
        'refused',
        'refused',
        'refused',
        'refused',
      ]);
      const [holder] = starters.splice(outcomes.indexOf('held'), 1);
      await holder?.crash();
      starters.push(await start(round));
    }
  },
);

test('OPS-15 a database whose files were being made when its process ended is made again', async () => {
  const dataDir = join(folder, 'interrupted');
  for (const left of ['unfinished/base', 'base/1']) await mkdir(join(dataDir, left), { recursive: true });
  const database = await openPglite({ dataDir });
  expect((await database.pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(await readdir(dataDir)).not.toContain('unfinished');
});
