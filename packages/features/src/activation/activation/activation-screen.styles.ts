import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const notice = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '60vh',
  padding: `${space(8)} ${space(4)}`,
});

export const phone = css({ whiteSpace: 'nowrap' });
