import { css } from '@emotion/react';
import { HINT } from '@tableside/core/page-protocol';
import { from, space } from '@tableside/ui/tokens';

export const area = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space(1),
  [from.desktop]: { gap: space(2) },
  // Hides the sign-in link of a prerendered page until hydration, if the browser has a session hint.
  [`[${HINT}] &`]: { visibility: 'hidden' },
});

export const join = css({ whiteSpace: 'nowrap' });

/** Reserves the size of the member menu, to avoid a layout shift when the session is known. */
export const place = css({ flex: 'none', width: 44, [from.desktop]: { width: 184 } });
