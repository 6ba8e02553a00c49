import { css } from '@emotion/react';

import { font, titleSize, weight } from '../tokens.ts';

export const title = css({
  margin: 0,
  fontFamily: font.title,
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

export const titleSizes = {
  small: css(titleSize.small),
  medium: css(titleSize.medium),
  large: css(titleSize.large),
  display: css(titleSize.display, { letterSpacing: '-0.02em' }),
};
