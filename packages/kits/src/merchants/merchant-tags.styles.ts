import { css } from '@emotion/react';
import { color, radius, space, weight } from '@tableside/ui/tokens';

export const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
});

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '3px 8px',
  borderRadius: radius.small,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: weight.semibold,
  '& svg': { flex: 'none' },
});
export const highlight = css(tag, { backgroundColor: color.accent, color: color.accentText });
export const acclaimed = css(tag, { backgroundColor: color.surfaceBrand, color: color.textOnBrand });
export const bonus = css(tag, {
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});
