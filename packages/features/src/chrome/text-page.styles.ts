import { css } from '@emotion/react';
import { space, width } from '@tableside/ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxWidth: width.dialog,
  marginInline: 'auto',
  paddingBlock: space(12),
  paddingInline: space(4),
  '& p, & ul, & dl, & dd': { margin: 0 },
});
export const stack = css({ display: 'grid', gap: space(4) });
