import { composeDish } from './drawing/compose.ts';
import { composeMenu } from './drawing/menu-card.ts';
import { composeScene } from './drawing/scenes.ts';
import type { Illustration } from './illustrations.ts';

/** The drawing as SVG. It needs no server: stories draw with it in the browser. */
export function drawIllustration({ kind, slug, number }: Illustration, ratio: number): string {
  if (kind === 'scene') return composeScene({ kind, slug, number }, ratio);
  return kind === 'menu'
    ? composeMenu({ kind, slug, number }, ratio)
    : composeDish({ kind, slug, number }, ratio);
}
