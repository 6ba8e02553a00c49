import { css } from '@emotion/react';
import { color, onSurface, radius, text, weight } from '@tableside/ui/tokens';

export const card = css(onSurface.brand, {
  position: 'relative',
  aspectRatio: '1.586',
  overflow: 'hidden',
  borderRadius: `max(${radius.box}, 6px)`,
  backgroundImage:
    'linear-gradient(115deg, transparent 45%, color-mix(in srgb, currentColor 10%, transparent) 45%, transparent 85%)',
  containerType: 'inline-size',
});
export const face = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gap: 'clamp(0px, 1.5cqi, 4px)',
  height: '100%',
  padding: 'clamp(10px, 6cqi, 18px)',
});
export const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' });
export const chip = css({
  width: 'clamp(24px, 14cqi, 40px)',
  aspectRatio: '1.3',
  borderRadius: 4,
  backgroundColor: color.accent,
});
export const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  backgroundColor: color.textOnBrand,
  color: color.surfaceBrand,
});
export const number = css({
  fontSize: 'clamp(1rem, 8cqi, 1.44rem)',
  lineHeight: 1.3,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
});
export const network = css({
  ...text.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
