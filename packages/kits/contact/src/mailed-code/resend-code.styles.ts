import { css } from '@emotion/react';
import { color, space, text } from '@tableside/ui/tokens';

export const resend = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = css({ ...text.small, margin: 0, color: color.textMuted });
