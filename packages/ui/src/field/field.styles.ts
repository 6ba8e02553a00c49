import { css } from '@emotion/react';

import { color, motion, onSurface, radius, space, text, weight } from '../tokens.ts';

export const field = css({ display: 'grid', gap: space(1), minWidth: 0 });
export const label = css({ ...text.body, fontWeight: weight.semibold });
export const requiredMark = css({ color: color.danger, marginInlineStart: '0.25em' });
export const hint = css({ ...text.small, margin: 0, color: color.textMuted });
export const error = css({
  ...text.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  margin: 0,
  color: color.danger,
  fontWeight: weight.semibold,
  '& > svg': { flex: 'none', marginBlockStart: 2 },
});

export const control = css(onSurface.raised, {
  ...text.body,
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.box,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover:not(:disabled)': { borderColor: color.text },
  '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  '&:disabled': { backgroundColor: color.surfaceSunken, color: color.textMuted, cursor: 'not-allowed' },
  '&:read-only:not(select, :disabled)': { backgroundColor: color.surfaceSunken },
});

export const adorned = css({ position: 'relative', display: 'grid', alignItems: 'center' });
const adornment = css({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
});
export const before = css(adornment, { insetInlineStart: space(3), pointerEvents: 'none' });
export const after = css(adornment, { insetInlineEnd: space(1) });
export const withBefore = css({ paddingInlineStart: `calc(${space(5)} + 20px)` });
export const withAfter = css({ paddingInlineEnd: 52 });
