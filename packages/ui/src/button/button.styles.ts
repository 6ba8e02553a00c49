import { css } from '@emotion/react';

import { color, font, here, motion, radius, space, touchTarget, weight } from '../tokens.ts';

const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  margin: 0,
  border: '1px solid transparent',
  borderRadius: radius.button,
  fontFamily: font.title,
  fontWeight: weight.semibold,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    backgroundColor: color.surfaceSunken,
    borderColor: color.border,
    color: color.textMuted,
    cursor: 'not-allowed',
  },
  '& > svg': { flex: 'none' },
  '@media print': { display: 'none' },
});

/** A button that does nothing at the moment must not react to the pointer. */
const pointed = '&:hover:not(:disabled):not([aria-disabled="true"])';

const variants = {
  primary: css({
    backgroundColor: here.action,
    color: here.actionText,
    [pointed]: { backgroundColor: here.actionHover },
  }),
  secondary: css({
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    color: here.link,
    [pointed]: { backgroundColor: `color-mix(in srgb, ${here.link} 8%, transparent)` },
  }),
  // For actions that cannot easily be undone. The two colors are readable on each other in every brand.
  danger: css({
    backgroundColor: color.danger,
    color: color.surfaceRaised,
    [pointed]: { backgroundColor: `color-mix(in srgb, ${color.danger} 88%, ${color.text})` },
  }),
  tertiary: css({
    backgroundColor: 'transparent',
    color: here.link,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    [pointed]: { textDecorationThickness: 2 },
  }),
};

const sizes = {
  small: css({
    minHeight: 36,
    padding: `${space(1)} ${space(3)}`,
    fontSize: '0.875rem',
    lineHeight: 10 / 7,
    // Enlarges the touch target of the button, which is only 36 px high, to 44 px.
    '&::after': { content: '""', position: 'absolute', inset: '-5px -1px' },
  }),
  medium: css({
    minHeight: touchTarget,
    padding: `${space(2)} ${space(5)}`,
    fontSize: '1rem',
    lineHeight: 1.5,
  }),
  large: css({
    minHeight: 52,
    padding: `${space(3)} ${space(7)}`,
    fontSize: '1rem',
    lineHeight: 1.5,
  }),
};

const fullWidth = css({ width: '100%' });

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
}

export const buttonStyles = ({ variant, size = 'medium', isFullWidth = false }: ButtonLook) => [
  base,
  variants[variant],
  sizes[size],
  isFullWidth && fullWidth,
];
