import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { footerLogoFiles } from '@tableside/vite/partner';

import { loadedPartner } from '../partners.ts';
import { networkLogo, programLogo } from './footer-logos.ts';
import { drawAssets } from './pictures.ts';

const firstMark = ({ brand: { colors, radius } }: PartnerSettings): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="${Math.min(radius, 14)}" fill="${colors.surfaceBrand}"/>
  <g id="sign">
    <circle cx="24" cy="24" r="15" fill="none" stroke="${colors.textOnBrand}" stroke-width="2.4"/>
    <circle cx="24" cy="24" r="8" fill="${colors.accent}"/>
  </g>
</svg>
`;

/** Draws a partner's missing assets from its mark. `redraw` replaces all but the mark. */
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
