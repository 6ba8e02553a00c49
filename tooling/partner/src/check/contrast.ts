import { contrastPairs, type ContrastPair, type PartnerSettings } from '@tableside/partner-config/schema';
import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from 'culori';

import type { Finding } from '../findings.ts';

const toOklch = converter('oklch');
const difference = differenceEuclidean('oklab');
const step = 0.004;

export function nearestPassing(color: string, background: string, atLeast: number): string {
  const start = toOklch(color);
  if (!start) throw new Error(`${color} is not a color`);
  const candidates = Array.from({ length: Math.ceil(1 / step) + 1 }, (_, index) =>
    formatHex(clampChroma({ ...start, l: Math.min(1, index * step) }, 'oklch')),
  ).filter((candidate) => wcagContrast(candidate, background) >= atLeast);
  const [nearest] = candidates.sort((a, b) => difference(a, color) - difference(b, color));
  return (
    nearest ??
    (wcagContrast('#000000', background) > wcagContrast('#ffffff', background) ? '#000000' : '#ffffff')
  );
}

export interface MeasuredPair extends ContrastPair {
  readonly contrast: number;
}

export const measuredPairs = ({ colors }: PartnerSettings['brand']): readonly MeasuredPair[] =>
  contrastPairs.map((pair) => ({
    ...pair,
    contrast: wcagContrast(colors[pair.foreground], colors[pair.background]),
  }));

/** Formats a contrast, rounded down so that it never seems to pass. */
export const formatContrast = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

export function contrastFindings({ id, brand }: PartnerSettings): Finding[] {
  return measuredPairs(brand).flatMap(({ foreground, background, atLeast, contrast }) => {
    if (contrast >= atLeast) return [];
    const [color, behind] = [brand.colors[foreground], brand.colors[background]];
    const shown = formatContrast(contrast);
    return {
      partner: id,
      where: `brand.colors.${foreground}`,
      message: `${color} on ${background} ${behind} has a contrast of ${shown} instead of at least ${atLeast}: the nearest color that passes is ${nearestPassing(color, behind, atLeast)}`,
    };
  });
}
