import { css } from '@emotion/react';
import { color, from, radius, space, text, weight, width } from '@tableside/ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  width: '100%',
  maxWidth: `calc(${width.content}px + 2 * ${space(6)})`,
  margin: '0 auto',
  padding: `${space(6)} ${space(4)} ${space(12)}`,
  [from.desktop]: { padding: `${space(10)} ${space(6)} ${space(16)}` },
});
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(2),
});
export const facts = css({ ...text.body, margin: 0, color: color.textMuted, overflowWrap: 'anywhere' });
export const jumps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyleType: "''",
  '@media print': { display: 'none' },
});
export const jump = css({
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  color: color.link,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
export const withPictures = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(10),
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' },
});
export const sections = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(10) });
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  scrollMarginBlockStart: space(6),
  '&:focus': { outline: 'none' },
});
export const sectionText = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const dishes = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(5)} ${space(12)}`,
  margin: 0,
  padding: `${space(5)} 0 0`,
  borderBlockStart: `2px solid ${color.accent}`,
  // With `none`, VoiceOver does not announce a list.
  listStyleType: "''",
});
export const dishesInColumns = css({
  [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const dish = css({ display: 'grid', alignContent: 'start', gap: space(1), breakInside: 'avoid' });
export const line = css({
  ...text.body,
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  margin: 0,
});
export const name = css({ minWidth: 0, fontWeight: weight.semibold, overflowWrap: 'break-word' });
export const dots = css({
  flex: '1 1 16px',
  minWidth: 16,
  borderBlockEnd: `2px dotted ${color.border}`,
});
export const price = css({ flex: 'none', fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const words = css({
  ...text.body,
  margin: 0,
  maxWidth: '60ch',
  color: color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});
export const marks = css({ ...text.small, margin: 0, color: color.textMuted });
export const intro = css({ ...text.body, margin: 0, paddingBlockEnd: space(4), textWrap: 'pretty' });
/** Keeps the phone number on one line, so that it is read as one number. */
export const phone = css({ whiteSpace: 'nowrap' });
export const pictures = css({
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyleType: "''",
  '& img, & [role="img"]': { borderRadius: radius.small },
});
export const beside = css({ [from.desktop]: { position: 'sticky', top: space(6) } });
export const notes = css({
  ...text.small,
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  '& p': { margin: 0, maxWidth: '68ch', textWrap: 'pretty' },
});
