import { css } from '@emotion/react';

import { color, onSurface, radius, shadow, space, text, touchTarget, weight } from '../tokens.ts';

export { adorned, after, before, control, withAfter, withBefore } from '../field/field.styles.ts';

export const anchor = css({ position: 'relative' });

export const list = css(onSurface.raised, {
  position: 'absolute',
  zIndex: 40,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space(1)})`,
  // On the narrowest screens, the list stays within the card around the form.
  minWidth: 'min(280px, calc(100vw - 80px))',
  maxHeight: 'min(400px, 60vh)',
  margin: 0,
  padding: space(2),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: touchTarget,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    backgroundColor: color.surfaceSunken,
    // Unlike the background color, an outline is also visible in forced-colors mode.
    outline: `2px solid ${color.focus}`,
    outlineOffset: -2,
  },
  '& > svg': { flex: 'none', color: color.textMuted },
});
export const group = css({
  ...text.small,
  padding: `${space(2)} ${space(3)} ${space(1)}`,
  color: color.textMuted,
  fontWeight: weight.bold,
});
export const detail = css({ ...text.small, display: 'block', color: color.textMuted });
export const notice = css({ ...text.small, padding: space(3), color: color.textMuted });
