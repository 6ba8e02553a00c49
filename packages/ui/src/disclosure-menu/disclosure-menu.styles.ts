import { css } from '@emotion/react';

import { color, onSurface, radius, shadow, space, touchTarget, weight } from '../tokens.ts';

export const wrapper = css({ position: 'relative', display: 'inline-block' });

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: touchTarget,
  minWidth: touchTarget,
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.box,
  background: 'none',
  color: 'inherit',
  fontWeight: weight.semibold,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '& > svg:last-of-type': { flex: 'none', transition: 'transform 120ms ease-out' },
  '&[aria-expanded="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
});

const panel = css(onSurface.raised, {
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: `calc(100% + ${space(1)})`,
  minWidth: 220,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  padding: space(2),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});
export const panels = {
  start: css(panel, { insetInlineStart: 0 }),
  end: css(panel, { insetInlineEnd: 0 }),
};
