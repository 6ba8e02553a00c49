import { css } from '@emotion/react';
import {
  below,
  color,
  font,
  from,
  here,
  motion,
  onSurface,
  space,
  text,
  titleSize,
  titleWeight,
  touchTarget,
  weight,
  width,
} from '@tableside/ui/tokens';

const column = css({
  width: '100%',
  maxWidth: `calc(${width.content}px + 2 * ${space(8)})`,
  marginInline: 'auto',
  paddingInline: space(4),
  [from.medium]: { paddingInline: space(8) },
});

export const head = css({ ...onSurface.sunken, borderBlockEnd: `1px solid ${color.border}` });

export const who = css(column, {
  display: 'grid',
  gap: space(1),
  paddingBlock: `${space(6)} ${space(4)}`,
  [from.desktop]: { paddingBlock: `${space(8)} ${space(5)}` },
});
export const greeting = css({
  ...titleSize.medium,
  margin: 0,
  fontFamily: font.title,
  fontWeight: titleWeight,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
export const memberOf = css({ ...text.small, margin: 0, color: color.textMuted });

export const tabs = css(column);

/**
 * On phones the tab names share one row and wrap to two lines, so that all are visible without swiping. If
 * even their longest words do not fit, the names take another row.
 */
export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', flex: '1 1 auto', width: 'min-content', maxWidth: 'max-content' },
  [from.medium]: { columnGap: space(7) },
});
export const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingBlock: space(1),
  borderBlockEnd: '3px solid transparent',
  color: color.textMuted,
  ...text.small,
  fontWeight: weight.semibold,
  textWrap: 'balance',
  [from.medium]: { ...text.body, whiteSpace: 'nowrap' },
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  '&:hover': { color: color.text, borderBlockEndColor: color.borderStrong },
  '&[aria-current]': { color: here.link, borderBlockEndColor: 'currentColor' },
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderBlockEndColor: 'Canvas' } },
  '&:focus-visible': { outlineOffset: -2 },
});

export const page = css(column, {
  display: 'grid',
  gap: space(6),
  paddingBlock: `${space(8)} ${space(12)}`,
  alignContent: 'start',
  [from.desktop]: { paddingBlock: `${space(10)} ${space(16)}`, gap: space(8) },
});

export const listPage = css({ [below.medium]: { paddingBlockStart: space(3) } });

export const part = css({ display: 'grid', gap: space(4), padding: space(6) });
