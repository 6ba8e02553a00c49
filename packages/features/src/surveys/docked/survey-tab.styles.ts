import { css, keyframes, type CSSObject } from '@emotion/react';
import {
  color,
  motion,
  onSurface,
  pageColumn,
  radius,
  reducedMotion,
  shadow,
  space,
  text,
  touchTarget,
  weight,
  width,
} from '@tableside/ui/tokens';

const PANEL_HEIGHT = 450;
const PANEL_WIDTH = 400;

/** The margin in pixels that docking needs: the tab, a gap, and half of a scroll bar. */
const MARGIN = 60;
const besideContent = `@media screen and (min-width: ${width.content + 2 * MARGIN}px)`;
const besideFrame = `@media screen and (min-width: ${width.frame + 2 * MARGIN}px)`;

/**
 * Returns styles that apply only if the margin beside the page's content is wide enough. Otherwise the survey
 * is part of the page.
 */
const docked = (style: CSSObject): CSSObject => ({
  [besideContent]: { 'html:not(:has([data-fills-frame])) &': style },
  [besideFrame]: style,
});

const arrive = keyframes({ from: { transform: 'translateX(100%)' } });

/** Above the page and anything sticky at its edges, but below header, menus and messages. */
const atEdge = { position: 'fixed', zIndex: 20, margin: 0 } as const;

export const dock = css(onSurface.raised, {
  boxSizing: 'border-box',
  width: `calc(100% - 2 * ${space(4)})`,
  maxWidth: pageColumn,
  margin: `${space(6)} auto`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  overflow: 'hidden',
  '@media print': { display: 'none' },
});
export const closed = css(
  docked({
    ...atEdge,
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    alignItems: 'center',
    width: 'auto',
    border: 0,
    borderRadius: 0,
    background: 'none',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);
export const open = css(
  docked({
    ...atEdge,
    insetBlockEnd: 0,
    insetInlineEnd: space(6),
    width: PANEL_WIDTH,
    borderBlockEnd: 0,
    borderRadius: `${radius.box} ${radius.box} 0 0`,
    boxShadow: shadow.floating,
  }),
);

export const head = css({ display: 'flex', alignItems: 'center' });
export const openHead = css(onSurface.brand);

export const toggle = css({
  ...text.body,
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minWidth: 0,
  minHeight: touchTarget,
  paddingBlock: space(2),
  paddingInline: space(4),
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.semibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -4 },
  '& > svg': { flex: 'none' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)', ...docked({ transform: 'none' }) },
});
export const tab = css(
  docked({
    justifyContent: 'flex-end',
    minWidth: touchTarget,
    padding: 0,
    pointerEvents: 'auto',
    animation: `${arrive} ${motion.calm}`,
    [reducedMotion]: { animation: 'none' },
    '& > svg': { display: 'none' },
  }),
);
export const tabText = css(
  docked({
    ...onSurface.brand,
    ...text.small,
    boxSizing: 'border-box',
    maxHeight: '60dvh',
    padding: `${space(3)} ${space(1)}`,
    border: `1px solid ${color.textOnBrand}`,
    // The tab is rotated, so its block end is at the window's edge.
    borderBlockEnd: 0,
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    boxShadow: shadow.floating,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
  }),
);

export const panel = css({
  height: PANEL_HEIGHT,
  maxHeight: `calc(100dvh - ${touchTarget})`,
});
