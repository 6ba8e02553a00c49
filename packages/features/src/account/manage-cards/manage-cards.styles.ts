import { css } from '@emotion/react';
import { color, from, space, text, weight } from '@tableside/ui/tokens';

export const earning = css({ ...text.body, margin: 0, maxWidth: '75ch', textWrap: 'pretty' });
export const columns = css({
  display: 'grid',
  gap: space(5),
  alignItems: 'start',
  minWidth: 0,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  alignContent: 'start',
  padding: `${space(5)} ${space(4)}`,
  [from.medium]: { padding: space(6) },
});
export const formToCome = css({ minHeight: 560 });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
});
export const count = css({
  ...text.small,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = css({ margin: 0, padding: 0, listStyle: 'none' });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: 72,
  borderBlockStart: `1px solid ${color.border}`,
  '& > button': { flex: 'none', marginInlineEnd: `calc(-1 * ${space(3)})`, paddingInline: space(3) },
  '&:last-child': { marginBlockEnd: `calc(-1 * ${space(3)})` },
});
export const leaving = css({
  '& > span': { color: color.textMuted },
  '& > button': { textDecoration: 'none' },
});
export const name = css({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 });
export const nameText = css({
  minWidth: 0,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // Keeps "ending in" on the same line as its digits if the name wraps.
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const none = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(4),
  color: color.textMuted,
  textAlign: 'center',
  '& > svg': { width: 160, height: 'auto' },
  '& > p': { margin: 0, textWrap: 'pretty' },
});
export const noneTitle = css({ color: color.text, fontWeight: weight.semibold });

export const question = css({ display: 'grid', gap: space(4), '& > p': { margin: 0, textWrap: 'pretty' } });
export const words = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
