import { css } from '@emotion/react';
import { from, space, text } from '@tableside/ui/tokens';

export const part = css({
  display: 'grid',
  gap: space(3),
  '& + &': { marginBlockStart: space(4) },
});
export const words = css({ ...text.body, maxWidth: '60ch', margin: 0, textWrap: 'pretty' });
export const ways = css({
  display: 'grid',
  gap: space(3),
  marginBlockStart: space(2),
  justifyItems: 'center',
  '& > :first-of-type': { justifySelf: 'stretch' },
  [from.small]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(6),
  },
});
