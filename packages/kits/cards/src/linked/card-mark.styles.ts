import { css } from '@emotion/react';
import { color, font, weight } from '@tableside/ui/tokens';

export const mark = css({ flex: 'none', display: 'block', width: 38, height: 26 });
export const plate = css({ fill: color.surfaceSunken, stroke: color.border });
export const stripe = css({ fill: color.borderStrong, opacity: 0.35 });
export const letter = css({
  fill: color.text,
  fontFamily: font.body,
  fontSize: 12,
  fontWeight: weight.bold,
  textAnchor: 'end',
});
