import { css } from '@emotion/react';

import { here, weight } from '../tokens.ts';

const link = css({
  color: here.link,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: 2 },
});

export const linkLooks = {
  inline: link,
  standalone: css(link, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375em',
    minHeight: 44,
    fontWeight: weight.semibold,
  }),
  bare: css({ color: 'inherit', textDecoration: 'none' }),
};
