import { css } from '@emotion/react';
import { color, from, onSurface, space, text, weight } from '@tableside/ui/tokens';

export const overview = css({
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  [from.desktop]: { gap: space(8) },
});

export const membership = css({
  display: 'grid',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
export const level = css({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  alignContent: 'center',
  padding: space(6),
  '& > a': { marginBlockStart: space(2) },
  [from.desktop]: { padding: space(8) },
});
export const eyebrow = css({ ...text.small, margin: 0, color: color.textMuted, fontWeight: weight.semibold });
export const words = css({ ...text.body, margin: 0, maxWidth: '52ch', textWrap: 'pretty' });

export const facts = css({
  ...onSurface.sunken,
  display: 'grid',
  alignContent: 'center',
  margin: 0,
  padding: `${space(2)} ${space(6)}`,
  [from.desktop]: { padding: `${space(4)} ${space(8)}` },
});
export const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  '&:first-of-type': { borderBlockStart: 0 },
  '& dt': { ...text.small, color: color.textMuted },
  '& dd': {
    margin: 0,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

export const groups = css({
  display: 'grid',
  gap: space(4),
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const group = css({ display: 'grid', gap: space(2), alignContent: 'start', padding: space(6) });
export const links = css({ margin: 0, padding: 0, listStyle: 'none' });
