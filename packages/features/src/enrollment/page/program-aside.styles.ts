import { css } from '@emotion/react';
import { color, from, radius, space, text } from '@tableside/ui/tokens';

export const aside = css({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  [from.desktop]: { position: 'sticky', insetBlockStart: space(24), paddingBlockStart: space(4) },
});
export const benefits = css({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' });
export const benefit = css({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'center',
});
export const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
});
export const help = css({
  ...text.small,
  margin: 0,
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
