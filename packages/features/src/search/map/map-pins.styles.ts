import { css } from '@emotion/react';
import {
  color,
  motion,
  onSurface,
  radius,
  reducedMotion,
  shadow,
  space,
  text,
  weight,
} from '@tableside/ui/tokens';

export const layer = css({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  margin: 0,
  padding: 0,
  // Unlike `hidden`, `clip` also keeps focus from scrolling the layer to an off-screen pin: only the map
  // moves pins.
  overflow: 'clip',
  listStyle: 'none',
  pointerEvents: 'none',
});
/** The map moves it from the upper left corner with a transform. */
export const place = css({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  display: 'grid',
  justifyItems: 'center',
  width: 0,
  height: 0,
  '&[data-lit], &:hover': { zIndex: 2 },
  '&:focus-within': { zIndex: 3 },
});
export const pin = css({
  ...text.small,
  position: 'absolute',
  bottom: 6,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minWidth: 34,
  height: 30,
  margin: 0,
  padding: '0 8px',
  border: `2px solid ${color.surface}`,
  borderRadius: 15,
  backgroundColor: color.mapPin,
  color: color.mapPinText,
  boxShadow: shadow.floating,
  fontFamily: 'inherit',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  transformOrigin: '50% calc(100% + 6px)',
  transition: `transform ${motion.quick}, background-color ${motion.quick}`,
  [reducedMotion]: { transition: 'none' },
  '& > svg': { flex: 'none' },
  // Enlarges the touch target to 44 px; the visible pin is 30 px high.
  '&::before': { content: '""', position: 'absolute', inset: '-9px -7px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: -8,
    left: '50%',
    width: 0,
    border: '6px solid transparent',
    borderBlockStartColor: color.mapPin,
    borderBlockEnd: 0,
    transform: 'translateX(-50%)',
  },
});
export const cluster = css({
  bottom: -20,
  width: 40,
  height: 40,
  padding: 0,
  borderRadius: 20,
  transformOrigin: '50% 50%',
  '&::after': { content: 'none' },
});
export const lit = css({
  backgroundColor: color.action,
  color: color.actionText,
  transform: 'scale(1.18)',
  '&::after': { borderBlockStartColor: color.action },
});
export const name = css(onSurface.raised, {
  ...text.small,
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& > svg': { flex: 'none' },
  top: 6,
  padding: `2px ${space(2)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});
