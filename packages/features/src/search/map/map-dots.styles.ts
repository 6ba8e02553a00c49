import { css } from '@emotion/react';
import { color, onSurface, radius, space, text, weight } from '@tableside/ui/tokens';

export const layer = css({ zIndex: 0 });
export const dot = css({
  position: 'absolute',
  top: -7,
  width: 14,
  height: 14,
  margin: 0,
  padding: 0,
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  backgroundColor: color.mapPin,
  cursor: 'pointer',
  pointerEvents: 'auto',
  // Dots can be closer together than a finger is wide, so each gets the space that is available.
  '&::before': { content: '""', position: 'absolute', inset: -10, borderRadius: '50%' },
  '& > span': { opacity: 0 },
  '&:hover > span, &:focus-visible > span': { opacity: 1 },
});
export const cluster = css(onSurface.raised, {
  top: -13,
  width: 26,
  height: 26,
  border: `2px solid ${color.mapPin}`,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const name = css(onSurface.raised, {
  ...text.small,
  position: 'absolute',
  top: 16,
  left: '50%',
  padding: `2px ${space(2)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
});
