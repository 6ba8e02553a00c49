import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Offset from the platform's own port to the first partner's port of `localhost`; the other partners follow.
 */
export const FIRST_PARTNER_PORT = 11;

/** The distance between two platforms on one machine: more than the ports of one. */
const STEP = 100;
const TRIES = 50;

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * For development, where another platform may run on this machine: the first of `count` ports in a row that are
 * free, which is `first` or lies a multiple of hundred above. Rejects if none of fifty such rows is free.
 */
export async function freePorts(first: number, count: number, host: string): Promise<number> {
  for (let start = first; start < first + TRIES * STEP; start += STEP) {
    const row = Array.from({ length: count }, (_, index) => isFree(start + index, host));
    if ((await Promise.all(row)).every(Boolean)) return start;
  }
  throw new Error(`There are no ${count} free ports in a row above ${first}: choose some with PORT.`);
}
