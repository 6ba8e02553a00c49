import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text } from '@tableside/ui/tokens';

export const card = css({
  ...onSurface.raised,
  justifySelf: 'stretch',
  minWidth: 0,
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  [from.desktop]: { padding: space(8) },
});

const besideEachOther = { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } as const;
const besideField = { marginBlockStart: `calc(1.5rem + ${space(1)})` } as const;

export const form = css({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  '& > p': { order: 2, gridColumn: '1 / -1' },
  [from.medium]: besideEachOther,
  [from.desktop]: { gridTemplateColumns: 'none' },
  [from.wide]: besideEachOther,
});
export const note = css({ ...text.small, margin: 0, color: color.textMuted });
export const button = css({
  minHeight: 48,
  [from.medium]: besideField,
  [from.desktop]: { marginBlockStart: 0 },
  [from.wide]: besideField,
});

export const waiting = css({
  minHeight: 168,
  [from.medium]: { minHeight: 108 },
  [from.desktop]: { minHeight: 168 },
  [from.wide]: { minHeight: 108 },
});
