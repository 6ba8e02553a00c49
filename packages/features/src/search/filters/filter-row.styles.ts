import { css, keyframes } from '@emotion/react';
import { color, from, space } from '@tableside/ui/tokens';

export const frame = css({ position: 'relative', minWidth: 0, '@media print': { display: 'none' } });
const FADE = '32px';
const fade = keyframes({
  '0%': { '--fade-start': '0px', '--fade-end': FADE },
  '2%, 98%': { '--fade-start': FADE, '--fade-end': FADE },
  '100%': { '--fade-start': FADE, '--fade-end': '0px' },
});

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: `-4px calc(-1 * ${space(4)})`,
  padding: `4px ${space(4)}`,
  scrollPaddingInline: space(4),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A row that does not overflow has no scroll timeline, and therefore no fade.
  '@supports (animation-timeline: scroll())': {
    maskImage:
      'linear-gradient(90deg,#0000,#000 var(--fade-start,0px),#000 calc(100% - var(--fade-end,0px)),#0000)',
    animation: `${fade} linear both`,
    animationTimeline: 'scroll(self inline)',
  },
  [from.desktop]: {
    marginInline: `calc(-1 * ${space(6)})`,
    paddingInline: space(6),
    scrollPaddingInline: space(6),
  },
});
export const list = css({
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const badge = css({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: color.action,
  color: color.actionText,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
