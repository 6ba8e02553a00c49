import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { readFonts, type FontName } from './fonts.ts';

export interface PageFile {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export interface PageFiles {
  readonly scriptPath: string;
  readonly stylePath: string;
  readonly scriptIntegrity: string;
  readonly styleIntegrity: string;
  readonly files: ReadonlyMap<string, PageFile>;
}

export interface PageSources {
  readonly name: string;
  readonly script: URL;
  readonly style: URL;
  readonly fonts: readonly FontName[];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Runs the bundler in another process, because it is needed only once but would keep its memory. */
async function bundle(script: URL): Promise<string> {
  const bundler = fileURLToPath(new URL('bundle-script.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [bundler, fileURLToPath(script)]);
  return stdout;
}

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
  return {
    scriptPath,
    stylePath,
    scriptIntegrity: integrityOf(script),
    styleIntegrity: integrityOf(style),
    files,
  };
}
