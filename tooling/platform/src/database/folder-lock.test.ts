import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a locked folder is rejected with an error message, within one process too, and free again afterwards', async () => {
  const dataDir = join(folder, 'again');
  const unlock = await lockFolder(dataDir);
  await expect(lockFolder(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${process.pid}: stop the other platform, or set DATA_DIR`,
  );
  await unlock();
  await (
    await lockFolder(dataDir)
  )();
});

test('a folder that cannot be locked is not reported as in use', async () => {
  await mkdir(join(folder, 'taken.lock.db'));
  await expect(lockFolder(join(folder, 'taken'))).rejects.toThrow('unable to open database file');
});
