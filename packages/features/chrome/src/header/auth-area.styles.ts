import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

export const area = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space(1),
  [from.desktop]: { gap: space(2) },
});

export const join = css({ whiteSpace: 'nowrap' });
