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
  // Nine of these items must fit in a row, even on a phone.
  '& > li': { display: 'grid', minWidth: `min(${touchTarget}, calc(100% / 9))` },
  [from.small]: {
    gap: space(1),
    '& > li': { minWidth: `min(${touchTarget}, calc((100% - 8 * ${space(1)}) / 9))` },
  },
});

export const entry = css({
  display: 'inline-grid',
  placeItems: 'center',
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
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '3px solid Highlight' } },
  '&[aria-disabled="true"]': {
    borderColor: 'transparent',
    color: color.textMuted,
    opacity: 0.55,
    cursor: 'default',
  },
});
