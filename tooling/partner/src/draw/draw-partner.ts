import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { footerLogoFiles } from '@tableside/presets/partner';

import { loadedPartner } from '../partners.ts';
import { firstMark } from './first-mark.ts';
import { networkLogo, programLogo } from './footer-logos.ts';
import { drawAssets } from './pictures.ts';

/** Draws what is missing of a partner's assets from its mark; `redraw` draws all but the mark again. */
export async function drawPartner(partnersFolder: string, id: string, redraw = false): Promise<string[]> {
  const partner = loadedPartner(partnersFolder, id);
  const folder = join(partnersFolder, 'assets', id);
  const markFile = join(folder, 'mark.svg');
  await mkdir(folder, { recursive: true });
  if (!existsSync(markFile)) await writeFile(markFile, firstMark(partner));
  const mark = await readFile(markFile, 'utf8');
  const files: Record<string, string> = await drawAssets(partner, mark);
  for (const name of footerLogoFiles(partner)) {
    files[name] = name.includes('network') ? await networkLogo(partner) : await programLogo(partner, mark);
  }
  const written: string[] = [];
  for (const [name, source] of Object.entries(files)) {
    const file = join(folder, name);
    if (existsSync(file) && !redraw) continue;
    await writeFile(file, source);
    written.push(file);
  }
  return written;
}
