import { css, keyframes } from '@emotion/react';
import {
  color,
  from,
  motion,
  onSurface,
  radius,
  reducedMotion,
  shadow,
  space,
  text,
  touchTarget,
  weight,
} from '@tableside/ui/tokens';

/** In pixels (SUR-06). */
const PANEL_HEIGHT = 450;
const PANEL_WIDTH = 400;

const arrive = keyframes({ from: { transform: 'translateX(100%)' } });

/** Above the page and anything sticky at its edges, below header, menus and messages. */
export const dock = css({
  position: 'fixed',
  zIndex: 20,
  insetInlineEnd: 0,
  '@media print': { display: 'none' },
});

/** At the side, half way down: pages have buttons at the bottom, and maps have controls in their corners. */
export const closed = css({
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
});

/**
 * As wide as a touch target; the visible part is narrower, so that it covers little more
 * than the margin of a phone.
 */
export const tab = css({
  display: 'grid',
  justifyItems: 'end',
  minWidth: touchTarget,
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.calm}`,
  [reducedMotion]: { animation: 'none' },
});
export const tabText = css(onSurface.brand, {
  ...text.small,
  fontWeight: weight.semibold,
  boxSizing: 'border-box',
  maxHeight: '60dvh',
  padding: `${space(3)} ${space(1)}`,
  border: `1px solid ${color.textOnBrand}`,
  // The tab is rotated, so its block end is the edge of the window.
  borderBlockEnd: 0,
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  boxShadow: shadow.floating,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
});

export const open = css(onSurface.raised, {
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  width: '100%',
  border: `1px solid ${color.border}`,
  borderBlockEnd: 0,
  borderRadius: `${radius.box} ${radius.box} 0 0`,
  boxShadow: shadow.floating,
  overflow: 'hidden',
  [from.medium]: { width: PANEL_WIDTH, insetInlineEnd: space(6) },
});
export const head = css(onSurface.brand, { display: 'flex', alignItems: 'center' });
export const toggle = css({
  ...text.body,
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minWidth: 0,
  minHeight: touchTarget,
  paddingInline: space(4),
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  // Inside, where it is not clipped.
  '&:focus-visible': { outlineOffset: -4 },
});
export const toggleText = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const panel = css({
  height: PANEL_HEIGHT,
  // Keeps the close button visible on a phone in landscape orientation.
  maxHeight: `calc(100dvh - ${touchTarget})`,
});
