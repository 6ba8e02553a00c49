import { once } from 'node:events';
import { createServer } from 'node:net';

export const FIRST_PARTNER_PORT = 11;

/**
 * The distance between the ports of two platforms on one machine. One platform uses fewer ports than this.
 */
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

export async function freePorts(first: number, count: number, host: string): Promise<number> {
  for (let start = first; start < first + TRIES * STEP; start += STEP) {
    const row = Array.from({ length: count }, (_, index) => isFree(start + index, host));
    if ((await Promise.all(row)).every(Boolean)) return start;
  }
  throw new Error(`There are no ${count} free ports in a row above ${first}: choose some with PORT.`);
}
