import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process, because two processes would destroy the embedded database's files.
 * Returns a function that unlocks it. The lock's file is inside the folder, so every path, link or mount that
 * leads to the folder also leads to the lock. See docs/decisions/0031-database-lock-and-poolers.md.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const holderFile = join(folder, 'tableside.pid');
  const lock = new DatabaseSync(join(folder, 'tableside.lock.db'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    // The recorded process id is used only in the error message, because that process may have ended since.
    const holder = await readFile(holderFile, 'utf8').catch(() => '');
    throw new Error(
      `The data folder ${folder} is in use${holder && ` by process ${holder}`}: stop the other platform, or set DATA_DIR to a separate folder.`,
      { cause },
    );
  }
  await writeFile(holderFile, String(process.pid));
  return async () => {
    await rm(holderFile, { force: true });
    lock.close();
  };
}
