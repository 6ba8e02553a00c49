import { css } from '@emotion/react';
import { color, motion, reducedMotion, space, text } from '@tableside/ui/tokens';

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
});
/** Receives the focus when a page was turned; it is not a control. */
export const heading = css({
  flex: '1 1 12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
export const sort = css({ flex: '0 1 13rem', '@media print': { display: 'none' } });
export const list = css({ transition: `opacity ${motion.calm}`, [reducedMotion]: { transition: 'none' } });
export const outdated = css({ opacity: 0.55 });
export const pages = css({ marginBlockStart: space(4), '@media print': { display: 'none' } });
export const waysOut = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(3) });
export const words = css({ margin: 0 });
export const reference = css({
  ...text.small,
  margin: 0,
  marginBlockStart: space(2),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const pane = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
