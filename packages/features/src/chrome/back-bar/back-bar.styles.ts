import { css } from '@emotion/react';
import { color, from, pageColumn, space, weight } from '@tableside/ui/tokens';

export const bar = css({
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  '@media print': { display: 'none' },
});

export const line = css({
  boxSizing: 'border-box',
  maxWidth: `calc(${pageColumn} + 2 * ${space(6)})`,
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
