import { css } from '@emotion/react';

import { color, from, here, radius, space, touchTarget, weight } from '../tokens.ts';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.small]: { gap: space(1) },
});

export const entry = css({
  display: 'inline-grid',
  placeItems: 'center',
  // Nine of them fit in a row on a phone, within the padding of page and card.
  minWidth: `min(${touchTarget}, calc((100vw - 4 * ${space(4)}) / 9))`,
  minHeight: touchTarget,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.box,
  background: 'none',
  color: here.link,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-current]': { backgroundColor: color.action, color: color.actionText },
  '&[aria-disabled="true"]': {
    borderColor: 'transparent',
    color: color.textMuted,
    opacity: 0.55,
    cursor: 'default',
  },
});
