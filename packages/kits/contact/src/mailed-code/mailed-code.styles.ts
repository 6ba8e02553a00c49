import { css } from '@emotion/react';
import { weight } from '@tableside/ui/tokens';

/** Digits that are read off another screen stand apart. */
export const code = css({
  '& input': {
    maxWidth: '11em',
    fontSize: '1.5rem',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.25em',
  },
});
