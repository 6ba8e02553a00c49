import { css } from '@emotion/react';
import { color, font, here, text, weight } from '@tableside/ui/tokens';

export const rate = css({
  fontFamily: font.title,
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.link,
});

export const note = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375em',
  fontWeight: weight.semibold,
  color: color.text,
  '& svg': { flex: 'none' },
});

export const link = css({
  position: 'relative',
  display: 'inline-block',
  ...text.small,
  color: here.link,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: 2 },
  '&::before': { content: '""', position: 'absolute', inset: '-10px -4px' },
});
