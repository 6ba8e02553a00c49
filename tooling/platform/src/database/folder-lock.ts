import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process: the embedded database has no lock, and two processes would destroy
 * its files. Returns a function that releases the lock.
 *
 * The lock is SQLite's exclusive lock of a file, which the operating system manages: exactly one process gets
 * it, and it ends with the process, however that ends, so there are no stale locks. The file is in the folder,
 * so whatever path, link or mount leads to the folder leads to the lock.
 * See docs/decisions/0031-database-lock-and-poolers.md.
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
    // The holder appears only in the error message, because its process may have ended.
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
