import { css } from '@emotion/react';
import { from, space } from '@tableside/ui/tokens';

export const area = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space(1),
  [from.desktop]: { gap: space(2) },
  // A built page shows nobody's way in. A browser with the sign of a session does not look at it until the site knows.
  '[data-hint] &': { visibility: 'hidden' },
});

export const join = css({ whiteSpace: 'nowrap' });

/** As large as a member's menu, so that nothing moves when it is known who is there. */
export const place = css({ flex: 'none', width: 44, [from.desktop]: { width: 184 } });
