import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

import { readFonts } from './fonts.ts';

export interface PageFile {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** What the page loads, by path. A path with a hash in it never changes what it answers. */
export interface PageFiles {
  readonly scriptPath: string;
  readonly stylePath: string;
  readonly files: ReadonlyMap<string, PageFile>;
}

const inPage = (name: string) => fileURLToPath(new URL(`page/${name}`, import.meta.url));
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: inPage('main.ts'),
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: ['@tableside/source', 'browser', 'import', 'default'] },
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
    return output[0].code;
  } finally {
    await build.close();
  }
}

async function makeFiles(): Promise<PageFiles> {
  const [script, sheet, fonts] = await Promise.all([
    bundle(),
    readFile(inPage('field.css'), 'utf8'),
    readFonts(),
  ]);
  const style = `${fonts.rules}\n${sheet}`;
  const scriptPath = `/field-${hashOf(script)}.js`;
  const stylePath = `/field-${hashOf(style)}.css`;
  const files = new Map<string, PageFile>([
    [scriptPath, { contentType: 'text/javascript; charset=utf-8', body: script }],
    [stylePath, { contentType: 'text/css; charset=utf-8', body: style }],
  ]);
  for (const [name, body] of fonts.files) files.set(`/fonts/${name}`, { contentType: 'font/woff2', body });
  return { scriptPath, stylePath, files };
}

let made: Promise<PageFiles> | undefined;

/** Made once a process: the page's script from its sources, its style and the fonts. */
export const readPageFiles = (): Promise<PageFiles> => (made ??= makeFiles());
