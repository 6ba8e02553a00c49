import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { partnerFiles } from '@tableside/presets/partner';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';

/** What would load something, run something or depend on a font. Only link previews may write text. */
const unsafe = [
  { pattern: /<script|\son\w+=|javascript:/i, message: 'runs script' },
  { pattern: /(href|src)="(?!#)[^"]+"/i, message: 'loads something from elsewhere' },
  { pattern: /<text[\s>]/i, message: 'writes text: draw the letters as paths' },
  { pattern: /<style[\s>]|\sstyle="/i, message: 'has styles: write attributes' },
];

/** Assets that are missing, or that are more than a drawing. */
export function assetFindings(partnersFolder: string, partner: PartnerSettings): Finding[] {
  return partnerFiles(partner).flatMap((name): Finding[] => {
    const where = `assets/${partner.id}/${name}`;
    const file = join(partnersFolder, where);
    if (!existsSync(file)) {
      return [{ partner: partner.id, where, message: 'is missing: draw it, or run pnpm partner draw' }];
    }
    if (!name.endsWith('.svg')) return [];
    const source = readFileSync(file, 'utf8');
    const isDrawing = /^<svg[^>]*\sviewBox="/.test(source.trimStart());
    const messages = unsafe.filter(({ pattern }) => pattern.test(source)).map(({ message }) => message);
    if (!isDrawing) messages.unshift('is no svg with a viewBox');
    return messages.map((message) => ({ partner: partner.id, where, message }));
  });
}
