import { css } from '@emotion/react';
import { color, font, from, onSurface, radius, space, text, titleWeight } from '@tableside/ui/tokens';

const label = { fontSize: '0.75rem', lineHeight: 1.35 } as const;

export const page = css({
  display: 'grid',
  gap: space(6),
  padding: space(4),
  [from.desktop]: { padding: space(8) },
});
export const intro = css({ display: 'grid', gap: space(2), maxWidth: 680 });
export const brands = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space(6),
});
export const brand = css({
  ...onSurface.raised,
  ...text.body,
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  gap: space(5),
  minWidth: 0,
  paddingBlockEnd: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  overflow: 'hidden',
  backgroundColor: color.surface,
  fontFamily: font.body,
  '& > :not(header, [data-hero])': { marginInline: space(5) },
});
export const header = css(onSurface.header, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(3)} ${space(5)}`,
  borderBlockEnd: `var(--ts-header-rule, 1px) solid var(--ts-header-rule-color, ${color.border})`,
});
export const logo = css({ width: 'auto', height: 32 });
export const name = css({ ...text.body, margin: 0, fontFamily: font.title, fontWeight: titleWeight });
export const hero = css(onSurface.brand, {
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  padding: space(5),
  marginBlockStart: `calc(-1 * ${space(5)})`,
});
export const palette = css({
  ...label,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  padding: 0,
  listStyle: 'none',
  marginBlock: 0,
});
export const swatch = css({ display: 'grid', alignContent: 'start' });
export const paint = css({ height: 40, border: `1px solid ${color.border}`, borderRadius: radius.small });
export const stack = css({ display: 'grid', alignContent: 'start', gap: space(2) });
export const pairs = css({
  ...label,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(1)} ${space(3)}`,
  padding: space(3),
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});
export const onePair = css({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' });
export const wide = css({ gridColumn: '1 / -1' });
export const pair = css({ display: 'grid', gridTemplateColumns: '1.5em minmax(0, 1fr) auto', gap: space(1) });
export const ring = css({
  display: 'inline-block',
  width: '0.9em',
  height: '0.9em',
  border: '2px solid currentColor',
  borderRadius: '50%',
  verticalAlign: '-0.1em',
});
export const number = css({ fontVariantNumeric: 'tabular-nums' });
export const card = css({ display: 'grid', alignContent: 'start', maxWidth: 340 });
export const form = css({ display: 'grid', alignContent: 'start', gap: space(4) });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
