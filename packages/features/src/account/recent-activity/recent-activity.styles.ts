import { css } from '@emotion/react';
import {
  color,
  font,
  from,
  motion,
  onSurface,
  radius,
  reducedMotion,
  space,
  text,
  titleSize,
  weight,
} from '@tableside/ui/tokens';

export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  minWidth: 0,
});

export const last = css({ order: 1 });
export const missing = css(last, {
  ...onSurface.sunken,
  display: 'flex',
  gap: space(3),
  alignItems: 'flex-start',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.box,
  '& > svg': { flex: 'none', marginBlockStart: 2 },
  '& > p': { margin: 0, maxWidth: '75ch', textWrap: 'pretty', overflowWrap: 'anywhere' },
});

export const section = css({
  padding: `${space(3)} ${space(4)} ${space(5)}`,
  [from.medium]: { padding: `${space(6)} ${space(6)}` },
});
export const head = css({ [from.medium]: { marginBlockEnd: space(4) } });
export const heading = css({ scrollMarginBlockStart: space(24) });
export const range = css({
  ...text.small,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(6)}`,
  marginBlockEnd: space(3),
  [from.medium]: { marginBlockEnd: space(6) },
});
export const pending = css({ margin: 0, overflowWrap: 'anywhere' });
export const pendingAmount = css({
  ...titleSize.small,
  fontFamily: font.title,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  [from.medium]: titleSize.medium,
});
export const filters = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space(2),
  flex: '0 1 24rem',
  '@media print': { display: 'none' },
});
export const noneFound = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  '& > p': { margin: 0, color: color.textMuted },
});
export const months = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  [from.medium]: { gap: space(6) },
  transition: `opacity ${motion.calm}`,
  [reducedMotion]: { transition: 'none' },
});
export const monthHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlockEnd: space(1),
  [from.medium]: { paddingBlockEnd: space(2) },
});
export const month = css({ ...text.small, margin: 0, fontWeight: weight.semibold });
export const rows = css({ margin: 0, padding: 0, listStyle: 'none' });
export const outdated = css({ opacity: 0.55 });
export const pages = css({
  marginBlockStart: space(4),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  '@media print': { display: 'none' },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(3) });

export const credit = css({
  order: 1,
  display: 'grid',
  gap: space(3),
  padding: `${space(5)} ${space(4)}`,
  [from.medium]: { order: 0, padding: space(6) },
  '& p': { margin: 0, textWrap: 'pretty' },
});
export const creditLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
  fontVariantNumeric: 'tabular-nums',
});
export const balance = css({
  ...titleSize.display,
  marginInlineEnd: space(1),
  fontFamily: font.title,
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
});
export const toGo = css({ fontWeight: weight.semibold });
export const quiet = css({ color: color.textMuted });

export const disclaimer = css(last, {
  ...text.small,
  paddingBlockStart: space(2),
  color: color.textMuted,
  scrollMarginBlockStart: space(24),
});
