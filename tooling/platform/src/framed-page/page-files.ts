import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

import { readFonts, type FontName } from './fonts.ts';

export interface PageFile {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** What a page loads, by path. A path with a hash in it never changes what it answers. */
export interface PageFiles {
  readonly scriptPath: string;
  readonly stylePath: string;
  readonly files: ReadonlyMap<string, PageFile>;
}

export interface PageSources {
  /** What the files are called. */
  readonly name: string;
  /** Where the browser's part begins. */
  readonly script: URL;
  readonly style: URL;
  readonly fonts: readonly FontName[];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

async function bundle(script: URL): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(script),
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

/** Makes what a page loads: its script from the sources, its style and its fonts. */
export async function makePageFiles(sources: PageSources): Promise<PageFiles> {
  const [script, sheet, fonts] = await Promise.all([
    bundle(sources.script),
    readFile(sources.style, 'utf8'),
    readFonts(sources.fonts),
  ]);
  const style = `${fonts.rules}\n${sheet}`;
  const scriptPath = `/${sources.name}-${hashOf(script)}.js`;
  const stylePath = `/${sources.name}-${hashOf(style)}.css`;
  const files = new Map<string, PageFile>([
    [scriptPath, { contentType: 'text/javascript; charset=utf-8', body: script }],
    [stylePath, { contentType: 'text/css; charset=utf-8', body: style }],
  ]);
  for (const [name, body] of fonts.files) files.set(`/fonts/${name}`, { contentType: 'font/woff2', body });
  return { scriptPath, stylePath, files };
}
