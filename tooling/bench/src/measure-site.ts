import { brotliCompressSync, constants } from 'node:zlib';

import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Builds in memory and answers the JavaScript chunks by file name. */
export async function buildChunks(config: InlineConfig): Promise<Map<string, Chunk>> {
  const result = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** A chunk and all that it imports before it can run. */
function withImports(chunks: Map<string, Chunk>, start: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const name of start.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(chunks, imported, seen);
  }
  return seen;
}

/**
 * The chunks that must arrive before a page paints: the entry, the screen's own chunk and what both import.
 *
 * @param screens - endings of the screen modules that the page shows.
 */
export function firstLoad(chunks: Map<string, Chunk>, screens: readonly string[]): Set<Chunk> {
  const all = [...chunks.values()];
  const first = new Set<Chunk>();
  for (const chunk of all.filter(({ isEntry }) => isEntry)) withImports(chunks, chunk, first);
  for (const screen of screens) {
    const own = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
    if (!own) throw new Error(`No chunk holds ${screen}: name the page's screen module.`);
    withImports(chunks, own, first);
  }
  return first;
}

/** Bytes of a file on the wire with brotli. */
export const brotliSize = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** Bytes on the wire with brotli, chunk by chunk as a server sends them. */
export const brotliBytes = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + brotliSize(code), 0);

/** Packages of node_modules whose code is in the chunks. */
export function packagesIn(chunks: Iterable<Chunk>): Set<string> {
  const modules = [...chunks].flatMap(({ moduleIds }) => moduleIds);
  return new Set(
    modules.flatMap((id) => {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
      return name ? [name] : [];
    }),
  );
}

/**
 * Chunks that import each other in a circle, statically: one of them runs before what it needs, and finds it undefined.
 * Each circle is the list of its files.
 */
export function circlesIn(chunks: Map<string, Chunk>): string[][] {
  const reaches = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(chunks.get(from)?.imports ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(chunks.get(next)?.imports ?? []));
    }
    return seen;
  };
  const reached = new Map([...chunks.keys()].map((name) => [name, reaches(name)]));
  const inCircle = [...chunks.keys()].filter((name) => reached.get(name)?.has(name));
  const circles = new Map(
    inCircle.map((name) => {
      const circle = inCircle.filter(
        (other) => reached.get(name)?.has(other) && reached.get(other)?.has(name),
      );
      return [circle.toSorted().join(' '), circle];
    }),
  );
  return [...circles.values()];
}
