import { css } from '@emotion/react';

import { onSurface, radius, shadow, space, weight } from '../tokens.ts';

export const skipLink = css(onSurface.raised, {
  position: 'absolute',
  zIndex: 100,
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  padding: `${space(3)} ${space(5)}`,
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  fontWeight: weight.semibold,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
