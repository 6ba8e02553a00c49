import { css } from '@emotion/react';
import { color, onSurface, radius, space, text, weight } from '@tableside/ui/tokens';

export const panel = css(onSurface.raised, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  scrollMarginBlockStart: space(6),
});
export const form = css({ display: 'grid', gap: space(4) });
export const dayEarning = css({ ...text.small, display: 'block', margin: 0, textWrap: 'pretty' });
export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  '& > button': { flexGrow: 1, justifyContent: 'center', paddingInline: space(2) },
});
export const words = css({ ...text.body, margin: 0, textWrap: 'pretty' });
export const quiet = css({ ...text.small, margin: 0, color: color.textMuted });
export const slots = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  // With `none`, VoiceOver does not announce a list.
  listStyleType: "''",
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', alignContent: 'start', gap: space(1) },
  '& p': { ...text.small, margin: 0, color: color.textMuted, textAlign: 'center' },
});

export const card = css({ display: 'grid', gap: space(1) });
export const cardTitle = css({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const cardField = css(onSurface.raised, {
  minHeight: 48,
  padding: `${space(3)} ${space(3)}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.box,
});
export const dialog = css({ display: 'grid', gap: space(4) });
export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(2)} ${space(5)}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, fontWeight: weight.semibold },
});
