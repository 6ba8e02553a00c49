import { css } from '@emotion/react';
import { color, font, onSurface, radius, space, text, titleWeight, weight } from '@tableside/ui/tokens';

export const panel = css(onSurface.raised, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
});
/** Receives focus only from scripts, when the unlock control is removed, so it needs no outline. */
export const title = css({ outline: 'none' });
/** Sits on the edge of the panel, to avoid a layout shift when it loads. */
export const offer = css({
  ...text.small,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space(4),
  translate: '0 -50%',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  margin: 0,
  padding: '3px 10px',
  borderRadius: radius.pill,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
});
export const best = css({
  margin: 0,
  fontFamily: font.title,
  fontSize: '1.5rem',
  lineHeight: 1.25,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.link,
});
export const week = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 2,
  margin: 0,
  padding: 0,
  // With `none`, VoiceOver does not announce a list.
  listStyleType: "''",
});
export const day = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  padding: `${space(2)} 0`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceSunken,
  color: color.text,
});
export const dayName = css({ fontSize: '0.75rem', lineHeight: 4 / 3, color: 'inherit' });
export const dayRate = css({
  fontSize: '1.125rem',
  lineHeight: 4 / 3,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const idle = css({ color: color.textMuted });
export const today = css({
  backgroundColor: color.surfaceBrand,
  color: color.textOnBrand,
  '@media (forced-colors: active)': { outline: '2px solid Highlight' },
});
export const legend = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  margin: 0,
  color: color.textMuted,
});
export const todayKey = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '&::before': { content: '""', width: 10, height: 10, borderRadius: 3, backgroundColor: color.surfaceBrand },
});
export const invitation = css({
  margin: 0,
  fontFamily: font.title,
  fontSize: '1.25rem',
  lineHeight: 1.3,
  fontWeight: titleWeight,
  textWrap: 'balance',
});
export const words = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), '& > a': { flex: 1 } });
export const bonus = css({
  ...text.body,
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: space(3),
  borderRadius: radius.small,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '& svg': { flex: 'none', marginBlockStart: 2 },
});
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyleType: "''",
});
export const chip = css({
  ...text.small,
  padding: '3px 10px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  fontVariantNumeric: 'tabular-nums',
});
