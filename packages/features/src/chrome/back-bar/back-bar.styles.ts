import { css } from '@emotion/react';
import { color, from, space, weight, width } from '@tableside/ui/tokens';

export const bar = css({ borderBlockEnd: `1px solid ${color.border}`, backgroundColor: color.surface });

export const line = css({
  boxSizing: 'border-box',
  maxWidth: width.frame,
  margin: '0 auto',
  padding: `0 ${space(4)}`,
  [from.desktop]: { padding: `0 ${space(6)}` },
});

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  color: color.link,
  fontWeight: weight.semibold,
  '&:hover': { textDecoration: 'underline' },
});
