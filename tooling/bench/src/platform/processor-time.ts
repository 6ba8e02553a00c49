import { readFile } from 'node:fs/promises';

/** Linux counts CPU time in hundredths of a second on all architectures. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the CPU seconds of a process and of the processes that it started, from Linux's /proc. A process
 * that has ended counts as 0, because its parent's time already includes it.
 */
export async function cpuSecondsOf(pid: number): Promise<number> {
  // Only the first thread of a program starts child processes.
  const [stat, children] = await Promise.all(
    ['stat', `task/${pid}/children`].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  if (!stat || children === undefined) return 0;
  // The second field is the program's name, which may contain spaces and parentheses, so parsing starts after
  // it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(cpuSecondsOf));
  return others.reduce((sum, seconds) => sum + seconds, own);
}

export async function readProcessorTimes() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  return { own, started: (await cpuSecondsOf(process.pid)) - own };
}
