import { css } from '@emotion/react';
import { color, from, onSurface, space, text, weight } from '@tableside/ui/tokens';

export const aside = css(onSurface.raised, {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(4),
  minWidth: 0,
  padding: `${space(8)} ${space(4)} ${space(10)}`,
  borderBlockStart: `1px solid ${color.border}`,
  [from.medium]: { padding: space(10) },
  [from.desktop]: { ...onSurface.brand, borderBlockStart: 0 },
});
export const mark = css({ display: 'none', [from.desktop]: { display: 'block', width: 64, height: 64 } });
export const words = css({ ...text.body, margin: 0, textWrap: 'pretty' });
export const reasons = css({
  ...text.body,
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const reason = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  fontWeight: weight.semibold,
  '& > svg': { marginBlockStart: 2 },
});
export const action = css({ marginBlockStart: space(2) });
