import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
});
