import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) });
export const code = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  paddingBlockEnd: space(3),
});
