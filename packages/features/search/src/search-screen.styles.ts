import { css } from '@emotion/react';
import { color, from, space, width } from '@tableside/ui/tokens';

/** The frame may say how much of the top its header takes; without it the map begins at the very top. */
const headerHeight = 'var(--ts-header-height, 0px)';
const edge = { paddingInline: space(4), [from.desktop]: { paddingInline: space(6) } };

export const screen = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: width.frame,
  minWidth: 0,
  marginInline: 'auto',
});
const narrowMap = '[data-mode="map"] > &';
export const top = css({
  ...edge,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  position: 'relative',
  zIndex: 2,
  paddingBlock: space(4),
  backgroundColor: color.surface,
  [from.desktop]: { ...edge[from.desktop], borderBlockEnd: `1px solid ${color.border}` },
  [narrowMap]: { display: 'none', [from.desktop]: { display: 'grid' } },
  '@media print': { display: 'none' },
});
export const halves = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '@media print': { display: 'block' },
});
/** Below 861 px list and map take turns (SEA-10); above they stand side by side. */
export const list = css({
  ...edge,
  minWidth: 0,
  paddingBlock: `${space(2)} ${space(24)}`,
  [from.desktop]: { ...edge[from.desktop], paddingBlock: `${space(5)} ${space(12)}` },
  '[data-mode="map"] > * > &': { display: 'none', [from.desktop]: { display: 'block' } },
  '@media print': { display: 'block', paddingBlock: 0 },
});
export const map = css({
  display: 'none',
  minWidth: 0,
  backgroundColor: color.surfaceSunken,
  '[data-mode="map"] > * > &': {
    display: 'block',
    position: 'fixed',
    zIndex: 1,
    inset: `${headerHeight} 0 0`,
  },
  [from.desktop]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: headerHeight,
    height: `calc(100dvh - ${headerHeight})`,
    minHeight: 420,
    '[data-mode="map"] > * > &': {
      position: 'sticky',
      inset: 'auto',
      insetBlockStart: headerHeight,
    },
  },
  '@media print': { display: 'none' },
});
