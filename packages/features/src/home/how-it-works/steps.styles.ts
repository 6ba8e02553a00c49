import { css } from '@emotion/react';
import { color, font, from, radius, space, text, weight } from '@tableside/ui/tokens';

export const steps = css({
  display: 'grid',
  gap: space(10),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(12) },
});

export const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(5),
  alignItems: 'start',
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: space(6),
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 52,
      insetInlineStart: `calc(104px + ${space(6)})`,
      insetInlineEnd: `calc(${space(6)} - ${space(12)})`,
      borderBlockStart: `2px dashed ${color.border}`,
    },
  },
});

export const tile = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  [from.desktop]: { width: 104, height: 104 },
});

export const number = css({
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineStart: -10,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  backgroundColor: color.accent,
  color: color.accentText,
  fontFamily: font.title,
  fontWeight: weight.bold,
  lineHeight: 1,
});

export const drawing = css({
  width: 48,
  height: 48,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  [from.desktop]: { width: 64, height: 64 },
});
export const fill = css({ fill: color.accent, fillOpacity: 0.55, stroke: 'none' });
export const paper = css({ fill: color.surfaceRaised });

export const stepWords = css({ display: 'grid', gap: space(2), minWidth: 0 });
export const stepText = css({
  ...text.body,
  margin: 0,
  maxWidth: '42ch',
  color: color.textMuted,
  textWrap: 'pretty',
});
