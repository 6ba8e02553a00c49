import { css } from '@emotion/react';
import {
  color,
  font,
  from,
  motion,
  onSurface,
  radius,
  space,
  text,
  titleSize,
  titleWeight,
  weight,
} from '@tableside/ui/tokens';

export const root = css({ display: 'grid', gap: space(5), minWidth: 0 });
export const form = css({ gap: space(7) });
/**
 * The message receives focus so that it is read out, but has no focus ring, which is for interactive
 * elements.
 */
export const message = css({ '&:focus': { outline: 'none' } });
/** The class is doubled to override the banner's own list styles. */
export const lines = css({
  '&&': { display: 'grid', gap: space(1), paddingInlineStart: 0, listStyle: 'none' },
});

export const notice = css(onSurface.sunken, {
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.box,
});

/** A legend does not take part in a grid, so the group's fields have a grid of their own. */
export const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:focus': { outline: 'none' },
});
export const legend = css({
  ...titleSize.small,
  marginBlockEnd: space(3),
  padding: 0,
  fontFamily: font.title,
  fontWeight: titleWeight,
});
export const requiredMark = css({ color: color.danger, marginInlineStart: '0.25em' });
export const fields = css({ display: 'grid', gap: space(4), minWidth: 0 });
export const note = css({ ...text.small, margin: 0, color: color.textMuted });
export const hint = css(note, { marginBlockEnd: space(3) });

export const partnerCards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const partnerCard = css(onSurface.raised, {
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover:not(:has(input:disabled))': { borderColor: color.borderStrong },
  '&:has(input:checked)': { borderColor: color.action, boxShadow: `inset 0 0 0 1px ${color.action}` },
  '&:has(input[aria-invalid="true"])': { borderColor: color.danger, boxShadow: 'none' },
  '&:has(input:disabled)': { backgroundColor: color.surfaceSunken },
});
export const cardLabel = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
export const cardName = css({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const network = css({ ...text.small, display: 'block', color: color.textMuted });
export const limit = css({
  '& > p': {
    ...text.small,
    margin: 0,
    marginBlockStart: space(2),
    color: color.warning,
    fontWeight: weight.semibold,
  },
});

export const networks = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  color: color.textMuted,
});
export const marks = css({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const safety = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  color: color.textMuted,
  '& > svg': { color: color.success },
});

export const end = css({
  display: 'grid',
  gap: space(5),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
export const agreement = css({ display: 'grid', gap: space(2) });
export const links = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4) });
export const buttons = css({
  display: 'grid',
  gap: space(3),
  [from.small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});
