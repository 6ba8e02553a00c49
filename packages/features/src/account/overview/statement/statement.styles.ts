import { css } from '@emotion/react';
import { color, font, from, onSurface, space, text, titleSize, weight } from '@tableside/ui/tokens';

export const statement = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

export const sum = css({
  ...onSurface.brand,
  display: 'grid',
  gap: space(6),
  alignContent: 'space-between',
  padding: space(6),
  [from.desktop]: {
    padding: space(8),
    '&:only-child': { gridColumn: '1 / -1', gridTemplateColumns: '5fr 7fr', alignItems: 'end' },
  },
});
export const year = css({
  display: 'grid',
  gap: space(2),
  justifyItems: 'start',
  '& > h2': { ...text.body, fontWeight: weight.semibold },
  '&::before': {
    content: '""',
    width: 40,
    height: 4,
    marginBlockEnd: space(2),
    backgroundColor: color.accent,
  },
});
export const amount = css({
  ...titleSize.display,
  margin: 0,
  fontFamily: font.title,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
export const unit = css({ ...titleSize.small, fontWeight: weight.semibold, letterSpacing: 0 });
export const amountToCome = css({
  ...titleSize.display,
  opacity: 0.25,
});
export const visits = css({ ...text.body, margin: 0 });
export const failed = css({ display: 'grid', gap: space(3), justifyItems: 'start' });
export const rate = css({
  display: 'grid',
  gap: space(1),
  margin: 0,
  paddingBlockStart: space(4),
  borderBlockStart: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  '& dt': { ...text.small },
  '& dd': { ...text.lead, margin: 0, fontWeight: weight.semibold },
});

export const progress = css({
  display: 'grid',
  gap: space(5),
  alignContent: 'center',
  padding: space(6),
  [from.desktop]: { padding: space(8) },
});
export const progressHead = css({ display: 'grid', gap: space(1) });
export const progressWords = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const meter = css({ display: 'grid', gap: space(2), minWidth: 0 });
export const meterWords = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: color.textMuted },
  '& > strong': { fontWeight: weight.semibold },
});
