import { css } from '@emotion/react';
import { color, from, space } from '@tableside/ui/tokens';

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const notOnPhones = css({ display: 'none', [from.desktop]: { display: 'inline-flex' } });

/** Stays at the lower edge of the window while the page scrolls. */
export const sticky = css({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  padding: `${space(3)} ${space(4)}`,
  paddingBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});
