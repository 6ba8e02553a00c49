import { composeDish } from './drawing/compose.ts';
import { composeMenu } from './drawing/menu-card.ts';
import { composeScene } from './drawing/scenes.ts';
import type { Illustration } from './illustrations.ts';

/**
 * Draws an illustration as SVG, a dish on a table of the `host` (a partner). Runs in the browser too, where stories
 * use it.
 */
export function drawIllustration({ kind, slug, number }: Illustration, ratio: number, host: string): string {
  if (kind === 'scene') return composeScene({ kind, slug, number }, ratio);
  return kind === 'menu'
    ? composeMenu({ kind, slug, number }, ratio)
    : composeDish({ kind, slug, number }, ratio, host);
}
