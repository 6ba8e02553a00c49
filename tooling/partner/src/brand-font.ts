import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { latinFontFile } from '@tableside/vite/partner';
import { create, type Font } from 'fontkit';

const wawoff2 = createRequire(import.meta.url)('wawoff2') as {
  decompress(woff2: Uint8Array): Promise<Uint8Array>;
};

export interface Lettering {
  readonly font: PartnerSettings['brand']['font']['title'];
  readonly weight: number;
  /** Letter spacing, as a fraction of the font size. */
  readonly tracking: number;
}

async function readFont(file: string): Promise<Font> {
  // The font library reads variable fonts only from uncompressed files.
  const font = create(Buffer.from(await wawoff2.decompress(await readFile(file))));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

const fonts = new Map<string, Promise<Font>>();
let latest: Promise<unknown> = Promise.resolve();

/**
 * Opens one font at a time, because the decompressor returns memory of its own, which its next call
 * overwrites.
 */
function openFont(file: string): Promise<Font> {
  const opening = latest.then(() => readFont(file));
  latest = opening.catch(() => undefined);
  return opening;
}

export async function brandFont({ font, weight }: Lettering): Promise<Font> {
  const file = latinFontFile(font);
  const opened = fonts.get(file) ?? openFont(file);
  fonts.set(file, opened);
  return (await opened).getVariation({ wght: weight });
}
