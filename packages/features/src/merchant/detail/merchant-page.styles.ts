import { css } from '@emotion/react';
import { color, font, from, space, text, titleSize, titleWeight, weight, width } from '@tableside/ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  width: '100%',
  maxWidth: `calc(${width.content}px + 2 * ${space(6)})`,
  margin: '0 auto',
  padding: `0 0 ${space(6)}`,
  [from.desktop]: { gap: space(8), padding: `${space(6)} ${space(6)} ${space(16)}` },
});
/**
 * The DOM order is the reading order on phones: head, actions, benefits, details. Wide screens show the
 * benefits at the side.
 */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(8),
  padding: `0 ${space(4)}`,
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 384px)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space(10),
    padding: 0,
  },
});
export const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  [from.desktop]: { position: 'sticky', top: space(6), gridColumn: 2, gridRow: '1 / span 3' },
});
/** Not sticky in windows lower than the column, where its end could never be scrolled into view. */
export const tallBeside = css({ '@media (max-height: 1000px)': { position: 'static' } });
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minWidth: 0,
});
export const name = css({
  ...titleSize.display,
  margin: 0,
  fontFamily: font.title,
  fontWeight: titleWeight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
export const meters = css({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(5)}`,
  fontVariantNumeric: 'tabular-nums',
});
export const rating = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  fontWeight: weight.semibold,
});
export const muted = css({ color: color.textMuted, fontWeight: weight.regular });
export const facts = css({ ...text.body, margin: 0, color: color.textMuted, overflowWrap: 'anywhere' });
export const hoursToday = css({ minHeight: '1.5em' });
