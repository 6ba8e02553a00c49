import { createRequire } from 'node:module';

/** The package has no types of its own. */
const wawoff2 = createRequire(import.meta.url)('wawoff2') as {
  decompress(woff2: Uint8Array): Promise<Uint8Array>;
};

/** A web font as the plain font inside it. */
export const decompressWoff2 = (woff2: Uint8Array): Promise<Uint8Array> => wawoff2.decompress(woff2);
