import { css } from '@emotion/react';
import { color, space, text, weight, width } from '@tableside/ui/tokens';

export const banner = css({
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '--ts-link-here': color.textOnAccentSoft,
  '--ts-focus-here': color.textOnAccentSoft,
  '@media print': { display: 'none' },
});

export const line = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  maxWidth: width.frame,
  minHeight: 44,
  margin: '0 auto',
  padding: `${space(1)} ${space(4)}`,
  textAlign: 'center',
});

export const words = css({
  margin: 0,
  textWrap: 'pretty',
  '& a': { display: 'inline-block', fontWeight: weight.semibold },
});
export const details = css({ flex: 'none', minWidth: 44, minHeight: 44 });
