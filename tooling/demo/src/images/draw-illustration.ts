import { composeDish } from './drawing/compose.ts';
import { composeMenu } from './drawing/menu-card.ts';
import { composeScene } from './drawing/scenes.ts';
import type { Illustration } from './illustrations.ts';

/**
 * Draws an illustration as SVG. `host` is a partner's id, which varies the table. Stories call this in the
 * browser as well.
 */
export function drawIllustration({ kind, slug, number }: Illustration, ratio: number, host: string): string {
  if (kind === 'scene') return composeScene({ kind, slug, number }, ratio);
  return kind === 'menu'
    ? composeMenu({ kind, slug, number }, ratio)
    : composeDish({ kind, slug, number }, ratio, host);
}
