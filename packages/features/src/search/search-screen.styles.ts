import { css } from '@emotion/react';
import { color, from, space, width } from '@tableside/ui/tokens';

const headerHeight = 'var(--ts-header-height, 60px)';
const headerHeightOnDesktop = 'var(--ts-header-height, 72px)';
/** The page does not scroll under the map, so a header hidden by scrolling stays hidden there. */
const headerShown = `var(--ts-header-shown, ${headerHeight})`;
const edge = space(4);
const edgeOnDesktop = space(6);
const onPaper = '@media print';
const inMapMode = '[data-mode="map"] > &';

export const screen = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  maxWidth: width.frame,
  minWidth: 0,
  marginInline: 'auto',
  [from.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)',
    gridTemplateRows: 'auto 1fr',
  },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [onPaper]: { display: 'block' },
  'html:has(&)': { '--ts-page-column': `calc(${width.frame}px - 2 * ${edgeOnDesktop})` },
  // Keeps the list's scroll position under the map, which covers it on phones.
  'html:has(&[data-mode="map"])': { overflow: 'hidden', [from.desktop]: { overflow: 'visible' } },
  // The map also covers the announcement and the footer, which must not receive focus there.
  'html:has(&[data-mode="map"]) :is(section:has(+ main), main ~ footer)': {
    visibility: 'hidden',
    [from.desktop]: { visibility: 'visible' },
  },
});
export const top = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  position: 'relative',
  zIndex: 2,
  paddingBlock: `${space(2)} ${space(1)}`,
  paddingInline: edge,
  [inMapMode]: { display: 'none' },
  [from.desktop]: {
    gridColumn: 1,
    gap: space(3),
    paddingBlock: `${space(4)} ${space(2)}`,
    paddingInline: edgeOnDesktop,
    [inMapMode]: { display: 'grid' },
  },
  [onPaper]: { display: 'none' },
});
export const list = css({
  minWidth: 0,
  paddingBlock: `${space(1)} ${space(6)}`,
  paddingInline: edge,
  [inMapMode]: { display: 'none' },
  [from.desktop]: {
    gridColumn: 1,
    paddingBlock: `${space(2)} ${space(12)}`,
    paddingInline: edgeOnDesktop,
    [inMapMode]: { display: 'block' },
  },
  [onPaper]: { display: 'block', padding: 0 },
});
export const map = css({
  display: 'none',
  minWidth: 0,
  backgroundColor: color.surfaceSunken,
  [inMapMode]: { display: 'block', position: 'fixed', zIndex: 1, inset: `${headerShown} 0 0` },
  [from.desktop]: {
    '&, [data-mode="map"] > &': {
      display: 'block',
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      inset: 'auto',
      insetBlockStart: headerHeightOnDesktop,
      height: `calc(100dvh - ${headerHeightOnDesktop})`,
      minHeight: 420,
    },
  },
  [onPaper]: { display: 'none' },
});
