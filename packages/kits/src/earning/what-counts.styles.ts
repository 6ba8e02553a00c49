import { css } from '@emotion/react';
import { color, space, text } from '@tableside/ui/tokens';

export const root = css({ display: 'grid', gap: space(2), minWidth: 0 });
/** Sets it off from what the visitor earns at the restaurant. */
export const here = css({
  marginBlockStart: space(1),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
});
export const kinds = css({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  margin: 0,
  padding: 0,
  // With `none`, VoiceOver does not announce a list.
  listStyleType: "''",
});
export const kind = css({
  display: 'inline-flex',
  gap: space(1),
  alignItems: 'center',
  '& svg': { flex: 'none' },
});
export const check = css({ color: color.success });
export const notCounted = css({ color: color.textMuted });
