import { css } from '@emotion/react';
import { color, from, radius, space } from '@tableside/ui/tokens';

const mosaic = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  [from.desktop]: { gap: space(2), borderRadius: radius.box, height: 'clamp(300px, 34vw, 400px)' },
});
const columns = (template: string) =>
  css(mosaic, { [from.desktop]: { gridTemplateColumns: template, gridTemplateRows: '1fr 1fr' } });

export const mosaics = {
  0: css(mosaic, { [from.desktop]: { gridTemplateRows: '1fr 1fr' } }),
  2: columns('2fr 1fr'),
  4: columns('2fr 1fr 1fr'),
};
export const large = css({
  width: '100%',
  height: '100%',
  aspectRatio: '1.6',
  objectFit: 'cover',
  [from.desktop]: { gridRow: '1 / 3', aspectRatio: 'auto', minHeight: 0 },
});
export const small = css({
  display: 'none',
  [from.desktop]: { display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
});
export const all = css({
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInlineEnd: space(3),
  backgroundColor: color.surface,
  borderColor: color.border,
  color: color.text,
  '&:hover': { backgroundColor: color.surfaceSunken },
  '@media print': { display: 'none' },
});
