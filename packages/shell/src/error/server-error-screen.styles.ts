import { css } from '@emotion/react';
import { color, space } from '@tableside/ui/tokens';

export const reference = css({
  display: 'grid',
  gap: space(1),
  margin: `${space(4)} 0`,
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' },
});
