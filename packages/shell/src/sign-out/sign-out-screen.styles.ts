import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

export const actions = css({
  display: 'grid',
  gap: space(3),
  [from.small]: { gridAutoFlow: 'column' },
});
