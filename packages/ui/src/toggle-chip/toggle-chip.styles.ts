import { css } from '@emotion/react';

import { color, motion, radius, space, text, touchTarget, weight } from '../tokens.ts';

export const chip = css({
  ...text.small,
  // Contains the button's visually hidden text, which would otherwise widen the page of a scrolling row.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space(2),
  minHeight: touchTarget,
  margin: 0,
  padding: `${space(2)} ${space(4)}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.pill,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '&:hover': { borderColor: color.text, backgroundColor: color.surfaceSunken },
  '&[aria-pressed="true"]': {
    borderColor: color.action,
    backgroundColor: color.action,
    color: color.actionText,
  },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
  '&[aria-pressed="true"]:hover': { backgroundColor: color.actionHover },
  '&:disabled': { borderColor: color.border, color: color.textMuted, cursor: 'not-allowed' },
  '& > svg': { flex: 'none' },
});

export const count = css({
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
