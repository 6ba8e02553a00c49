import { link, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tableside-lock-'));
  await symlink(join(folder, 'again'), join(folder, 'link'));
  await symlink(folder, join(folder, 'parent'));
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

test.each([
  ['a slash', (dataDir: string) => `${dataDir}/`],
  ['a detour', (dataDir: string) => `${dataDir}/../again/.`],
  ['a relative path', (dataDir: string) => relative('.', dataDir)],
  ['a link', () => join(folder, 'link')],
  ['a link on the way', () => join(folder, 'parent/again')],
])('OPS-15 a locked folder is rejected by %s too', async (_, spell) => {
  const dataDir = join(folder, 'again');
  const unlock = await lockFolder(dataDir);
  await expect(lockFolder(spell(dataDir))).rejects.toThrow('is in use by process');
  await unlock();
});

test('OPS-15 a locked folder is rejected by a mount too, which no path tells from another folder', async () => {
  const dataDir = join(folder, 'again');
  const mounted = join(folder, 'mounted');
  const unlock = await lockFolder(dataDir);
  await mkdir(mounted);
  // A mount would need privileges. A hard link also makes the same file available at another path.
  await link(join(dataDir, 'tableside.lock.db'), join(mounted, 'tableside.lock.db'));
  await expect(lockFolder(mounted)).rejects.toThrow('is in use');
  await unlock();
});

test('a folder that cannot be locked is not reported as in use', async () => {
  await mkdir(join(folder, 'taken/tableside.lock.db'), { recursive: true });
  await expect(lockFolder(join(folder, 'taken'))).rejects.toThrow('unable to open database file');
});
