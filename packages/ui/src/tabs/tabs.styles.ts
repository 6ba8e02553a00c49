import { css } from '@emotion/react';

import { color, here, motion, space, touchTarget, weight } from '../tokens.ts';

export const list = css({
  display: 'flex',
  gap: space(1),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = css({
  flex: 'none',
  minHeight: touchTarget,
  margin: 0,
  padding: `${space(2)} ${space(4)}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: color.textMuted,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  '&:hover': { color: color.text, borderBlockEndColor: color.border },
  '&[aria-selected="true"]': { color: here.link, borderBlockEndColor: 'currentColor' },
  '&:focus-visible': { outlineOffset: -2 },
});
export const panel = css({ paddingBlockStart: space(5) });
