import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { partnerFiles } from '@tableside/vite/partner';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';

export const scriptPattern = /<script|\son\w+=|javascript:/i;

/**
 * SVG content that loads, runs or depends on anything outside the drawing. Only share images may contain
 * text.
 */
const unsafe = [
  { pattern: scriptPattern, message: 'runs script' },
  { pattern: /(href|src)="(?!#)[^"]+"/i, message: 'loads another file' },
  { pattern: /<text[\s>]/i, message: 'contains text: draw the letters as paths' },
  { pattern: /<style[\s>]|\sstyle="/i, message: 'contains styles: use attributes' },
];

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
    if (!isDrawing) messages.unshift('is not an svg with a viewBox');
    return messages.map((message) => ({ partner: partner.id, where, message }));
  });
}
