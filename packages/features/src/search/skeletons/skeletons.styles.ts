import { css, keyframes } from '@emotion/react';
import { color, from, radius, reducedMotion, space } from '@tableside/ui/tokens';

const tone = `color-mix(in srgb, ${color.borderStrong} 16%, ${color.surfaceSunken})`;
const breathe = keyframes({ '50%': { opacity: 0.55 } });
const breathing = css({
  animation: `${breathe} 1600ms ease-in-out infinite`,
  [reducedMotion]: { animation: 'none' },
});

export const cards = css(breathing, {
  display: 'grid',
  gap: space(5),
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { display: 'none' },
});

const line = (width: string, height: string, top: string) =>
  `linear-gradient(${tone} 0 0) ${space(4)} ${top} / ${width} ${height} no-repeat`;

export const card = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  backgroundColor: color.surfaceRaised,
  overflow: 'hidden',
  '&::before': { content: '""', display: 'block', aspectRatio: '1.4', backgroundColor: tone },
  '&::after': {
    content: '""',
    display: 'block',
    height: `calc(5.52rem + 4px + ${space(9)})`,
    background: [
      line('60%', '1.125rem', space(4)),
      line('50%', '0.875rem', `calc(1.75rem + ${space(4)})`),
      line('60%', '0.875rem', `calc(3rem + ${space(4)})`),
      line('40%', '1rem', `calc(4.25rem + ${space(6)})`),
    ].join(),
  },
});
