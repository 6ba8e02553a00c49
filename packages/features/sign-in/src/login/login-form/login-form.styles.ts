import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

/** Under the password: what to do with it, and what to do without it. */
export const under = css({
  display: 'grid',
  gap: space(1),
  marginBlockStart: `calc(-1 * ${space(2)})`,
  [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space(4), alignItems: 'start' },
});

/** On a line of their own, before what can be done about it. */
export const lockedWords = css({ display: 'block' });
