import { css } from '@emotion/react';
import { color, space, text } from '@tableside/ui/tokens';

export const times = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  // With `none`, VoiceOver does not announce a list.
  listStyleType: "''",
  '& button': { paddingInline: 2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
export const none = css({ ...text.small, margin: 0, color: color.textMuted });
