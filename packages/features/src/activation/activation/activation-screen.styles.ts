import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

/** A message where the page will be, with the height of one, so that the footer does not jump. */
export const notice = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '60vh',
  padding: `${space(8)} ${space(4)}`,
});

/** A number is read, and dialled, in one piece. */
export const phone = css({ whiteSpace: 'nowrap' });
