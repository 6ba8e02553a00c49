import { css } from '@emotion/react';

import { color, radius, space, touchTarget, weight } from '../tokens.ts';

export const menuEntry = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: touchTarget,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.surfaceSunken },
  '&[aria-current]': { fontWeight: weight.semibold, boxShadow: `inset 3px 0 0 ${color.action}` },
});
