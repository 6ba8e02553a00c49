import { css } from '@emotion/react';
import { color, space } from '@tableside/ui/tokens';

export const screen = css({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' });

export const words = css({ maxWidth: '45ch', margin: 0 });

export const reference = css({
  display: 'grid',
  gap: space(1),
  margin: 0,
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' },
});
