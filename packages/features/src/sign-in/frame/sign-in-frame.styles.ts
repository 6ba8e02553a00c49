import { css } from '@emotion/react';
import { color, from, onSurface, radius, shadow, space, text } from '@tableside/ui/tokens';

export const ground = css({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  [from.medium]: {
    backgroundColor: color.surfaceSunken,
    padding: `${space(12)} ${space(6)} ${space(16)}`,
  },
});

const sheet = css(onSurface.raised, {
  display: 'grid',
  width: '100%',
  minWidth: 0,
  overflow: 'clip',
  [from.medium]: { maxWidth: 520, borderRadius: radius.box, boxShadow: shadow.floating },
});
export const alone = sheet;
export const withAside = css(sheet, {
  [from.desktop]: { maxWidth: 940, gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
});

export const main = css({
  display: 'grid',
  alignContent: 'start',
  gap: space(6),
  minWidth: 0,
  padding: `${space(8)} ${space(4)} ${space(10)}`,
  [from.medium]: { padding: `${space(10)} ${space(10)} ${space(12)}` },
  [from.desktop]: { alignContent: 'center' },
});

export const heading = css({ display: 'grid', gap: space(2) });

export const eyebrow = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  margin: 0,
  marginBlockEnd: space(1),
  color: color.textMuted,
});
const bar = css({ flex: 'none', height: 4, backgroundColor: color.accent });
export const flourish = css(bar, { width: 32 });
export const steps = css({ display: 'flex', gap: space(1) });
export const stepTaken = css(bar, { width: 24 });
export const stepAhead = css(bar, { width: 24, backgroundColor: color.border });
export const lead = css({
  ...text.body,
  margin: 0,
  color: color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(6),
  marginBlockStart: `calc(-1 * ${space(2)})`,
});
