import { css } from '@emotion/react';
import { space, text } from '@tableside/ui/tokens';

export const consent = css({
  display: 'grid',
  gap: space(4),
  '& > p': { ...text.body, margin: 0, textWrap: 'pretty' },
});
