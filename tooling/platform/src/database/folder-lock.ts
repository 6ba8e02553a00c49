import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { lock } from 'proper-lockfile';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const held = new Set<string>();

/** A process that was restarted in a container may have the number of the one that left the lock behind. */
const isHolderAlive = (folder: string, pid: number): boolean =>
  pid === process.pid ? held.has(folder) : isRunning(pid);

const lockOptions = (folder: string) => ({
  realpath: false,
  lockfilePath: `${folder}.lock`,
  // The embedded database keeps the event loop busy for seconds while it seeds: the lock must outlive that.
  stale: 60_000,
  update: 10_000,
});

/**
 * Takes a data folder for this process: the embedded database has no lock of its own, and two openers would
 * destroy the files. Answers the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true });
  const options = lockOptions(folder);
  const holderFile = `${folder}.pid`;
  const take = () => lock(folder, options);

  const release = await take().catch(async (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ELOCKED') throw cause;
    const holder = Number(await readFile(holderFile, 'utf8').catch(() => ''));
    if (holder > 0 && !isHolderAlive(folder, holder)) {
      await rm(options.lockfilePath, { recursive: true, force: true });
      return take();
    }
    throw new Error(
      `The data folder ${folder} is in use${holder > 0 ? ` by process ${holder}` : ''}: stop the other platform, ` +
        'or give this one a folder of its own with DATA_DIR.',
      { cause },
    );
  });
  held.add(folder);
  await writeFile(holderFile, String(process.pid));
  return async () => {
    held.delete(folder);
    await rm(holderFile, { force: true });
    await release();
  };
}
