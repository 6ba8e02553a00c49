import { css } from '@emotion/react';
import { color, motion, radius, reducedMotion, space, text, weight } from '@tableside/ui/tokens';

export const list = css({ transition: `opacity ${motion.calm}`, [reducedMotion]: { transition: 'none' } });
export const outdated = css({ opacity: 0.55 });
export const times = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: 36,
  marginBlockStart: space(3),
  '@media print': { display: 'none' },
});
export const joinStrip = css({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  margin: 0,
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '& a': { color: 'inherit' },
  '@media print': { display: 'none' },
});
export const joinLinks = css({ display: 'flex', gap: space(4) });
export const pages = css({ marginBlockStart: space(4), '@media print': { display: 'none' } });
export const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(3) });
export const words = css({ margin: 0 });
export const question = css({ margin: 0, paddingBlockStart: space(4), fontWeight: weight.semibold });
export const reference = css({
  ...text.small,
  margin: 0,
  marginBlockStart: space(2),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
