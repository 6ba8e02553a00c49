import { css } from '@emotion/react';
import { color, space } from '@tableside/ui/tokens';

export const help = css({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6), margin: 0 });
export const phone = css({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
