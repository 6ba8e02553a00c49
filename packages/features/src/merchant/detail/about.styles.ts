import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text, weight } from '@tableside/ui/tokens';

export const about = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  scrollMarginBlockStart: space(6),
  paddingBlockStart: space(8),
  borderBlockStart: `1px solid ${color.border}`,
  '&:focus': { outline: 'none' },
});
export const description = css({ ...text.body, margin: 0, maxWidth: '68ch', textWrap: 'pretty' });
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  [from.medium]: twoColumns,
  '@media print': twoColumns,
});
export const part = css({ display: 'grid', alignContent: 'start', gap: space(3) });
export const address = css({ ...text.body, fontStyle: 'normal' });
export const map = css(onSurface.sunken, {
  position: 'relative',
  height: 208,
  overflow: 'hidden',
  borderRadius: radius.box,
  '@media print': { display: 'none' },
});
export const links = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(5)}` });

export const hours = css({
  ...text.body,
  width: '100%',
  maxWidth: 360,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: weight.regular },
  '& td': { textAlign: 'end' },
  '& th, & td': { padding: '3px 0', verticalAlign: 'top' },
});
export const today = css({ '& th, & td': { fontWeight: weight.bold } });
export const closed = css({ color: color.textMuted });
