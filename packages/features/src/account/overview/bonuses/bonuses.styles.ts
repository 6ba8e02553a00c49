import { css } from '@emotion/react';
import {
  color,
  font,
  from,
  radius,
  space,
  text,
  titleSize,
  titleWeight,
  touchTarget,
  weight,
} from '@tableside/ui/tokens';

export const bonuses = css({ display: 'grid', gap: space(5), minWidth: 0, paddingBlock: space(4) });
export const head = css({ display: 'grid', gap: space(2) });
export const lead = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const part = css({ display: 'grid', gap: space(3), minWidth: 0 });

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const available = css(list, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(5) },
});
const wide = '&:last-of-type:nth-of-type(odd)';
export const banner = css({
  display: 'grid',
  [from.medium]: { [wide]: { gridColumn: '1 / -1' } },
});
export const withPicture = css({
  gridTemplateRows: 'auto 1fr',
  [from.medium]: {
    [wide]: { gridTemplateRows: 'auto', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const picture = css({
  width: '100%',
  aspectRatio: '2',
  [from.medium]: {
    'li:last-of-type:nth-of-type(odd) > &': {
      aspectRatio: 'auto',
      contain: 'size',
      height: '100%',
      minHeight: 240,
    },
  },
});
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space(2),
  minWidth: 0,
  padding: space(5),
  '& > *': { maxWidth: '100%' },
  [from.desktop]: { padding: space(6) },
});
export const todo = css({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'flex-end',
  paddingBlockStart: space(3),
  [from.medium]: { 'li:last-of-type:nth-of-type(odd) &': { flexGrow: 0 } },
});
export const cover = css({
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const copied = { '& p': { margin: 0 }, '& a': { position: 'relative', zIndex: 1 } } as const;
export const name = css({
  ...titleSize.small,
  ...copied,
  fontFamily: font.title,
  fontWeight: titleWeight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const words = css({ ...text.body, ...copied, maxWidth: '60ch', textWrap: 'pretty' });
export const end = css({ ...text.small, margin: 0, color: color.textMuted });
export const progress = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const meter = css({ flex: '0 1 10rem' });
export const terms = css({
  ...text.small,
  position: 'relative',
  zIndex: 1,
  color: color.textMuted,
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: touchTarget,
    borderRadius: radius.small,
    color: color.link,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > p': { margin: 0, maxWidth: '60ch', textWrap: 'pretty', overflowWrap: 'anywhere' },
});
export const forApp = css({
  ...text.small,
  ...copied,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.small,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '--ts-link-here': color.textOnAccentSoft,
});

export const activated = css(list, { display: 'grid', gap: space(3) });
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  padding: space(4),
  [from.small]: { display: 'flex' },
});
export const thumbnail = css({
  display: 'none',
  flex: 'none',
  width: 96,
  aspectRatio: '1.4',
  borderRadius: radius.small,
  [from.medium]: { display: 'block' },
});
export const rowWords = css({ display: 'grid', gap: space(1), flex: 1, minWidth: 0 });
export const state = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  flex: 'none',
  margin: 0,
  color: color.success,
  fontWeight: weight.semibold,
});
