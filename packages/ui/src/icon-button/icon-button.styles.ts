import { css } from '@emotion/react';

import { color, motion, onSurface, radius, shadow, touchTarget } from '../tokens.ts';

const pointed = '&:hover:not(:disabled):not([aria-disabled="true"])';

const iconButton = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.box,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  [pointed]: { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&:disabled, &[aria-disabled="true"]': { color: color.textMuted, opacity: 0.5, cursor: 'not-allowed' },
  // Its ring would be as faint as the button.
  '&:focus-visible': { opacity: 1 },
});

export const iconButtonLooks = {
  plain: iconButton,
  outlined: css(iconButton, { borderColor: color.borderStrong }),
  floating: css(iconButton, onSurface.raised, {
    borderColor: color.border,
    boxShadow: shadow.floating,
    [pointed]: { backgroundColor: color.surfaceSunken },
  }),
};
