import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ImageCache {
  readonly get: (
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

const AT_ONCE = 2;

export function createImageCache(folder: string): ImageCache {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function store(key: string, bytes: Uint8Array): Promise<void> {
    const beside = join(folder, `${key}.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, join(folder, key));
  }

  async function load(
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await readFile(join(folder, key)).catch(() => undefined);
    if (stored) return new Uint8Array(stored);
    const bytes = await inTurn(make);
    // A full or read-only disk must not fail the request; it only prevents caching.
    await store(key, bytes).catch(() => undefined);
    return bytes;
  }

  return {
    get(key, make) {
      const already = underWay.get(key);
      if (already) return already;
      const loading = load(key, make).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
  };
}
