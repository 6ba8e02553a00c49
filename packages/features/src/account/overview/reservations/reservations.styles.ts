import { css } from '@emotion/react';
import { color, from, space, text, weight } from '@tableside/ui/tokens';

export const box = css({
  display: 'grid',
  gap: space(4),
  padding: space(6),
  [from.desktop]: { padding: space(8) },
});
export const words = css({ ...text.body, margin: 0, textWrap: 'pretty' });
export const list = css({
  margin: 0,
  padding: 0,
  // With `none`, VoiceOver would not announce this as a list.
  listStyleType: "''",
});
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${space(5)})` });
export const when = css({
  ...text.body,
  margin: 0,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
