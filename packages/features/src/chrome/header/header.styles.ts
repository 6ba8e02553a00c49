import { css } from '@emotion/react';
import {
  color,
  font,
  from,
  motion,
  onSurface,
  pageColumn,
  radius,
  reducedMotion,
  space,
  touchTarget,
  weight,
} from '@tableside/ui/tokens';

export const barHeight = { phone: 60, desktop: 72 } as const;

const rule = 'var(--ts-header-rule, 1px)';

export const header = css(onSurface.header, {
  position: 'sticky',
  zIndex: 40,
  insetBlockStart: 0,
  borderBlockEnd: `${rule} solid var(--ts-header-rule-color, ${color.border})`,
  transition: `transform ${motion.calm}`,
  [reducedMotion]: { transition: 'none' },
  '&[data-hidden="true"]': { transform: 'translateY(-100%)' },
  '@media print': { position: 'static' },
  // Elements that stick to the top of the window use this height.
  'html:has(&[data-hidden="true"])': { '--ts-header-shown': '0px' },
  // Elements that stick below the bar use this height.
  'html:has(&)': {
    '--ts-header-height': `calc(${barHeight.phone}px + ${rule})`,
    [from.desktop]: { '--ts-header-height': `calc(${barHeight.desktop}px + ${rule})` },
  },
});

export const bar = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${pageColumn} + 2 * ${space(6)})`,
  minHeight: barHeight.phone,
  margin: '0 auto',
  padding: `0 ${space(2)}`,
  [from.desktop]: { gap: space(4), minHeight: barHeight.desktop, padding: `0 ${space(6)}` },
});

/** One line high. A mark that does not fit beside the name wraps out of view, above it. */
export const brand = css({
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: space(2),
  flex: '1 1 44px',
  minWidth: touchTarget,
  height: barHeight.phone,
  overflow: 'hidden',
  '& > picture': { order: 1 },
  '&:focus-visible': { outlineOffset: -2 },
  [from.medium]: { flex: '0 0 auto', overflow: 'visible', '&:focus-visible': { outlineOffset: 2 } },
});

export const brandPosition = {
  start: undefined,
  center: css({
    [from.wide]: { position: 'absolute', insetInlineStart: '50%', transform: 'translateX(-50%)' },
  }),
};

export const logo = css({
  display: 'block',
  width: 36,
  height: 36,
  margin: `${space(1)} 0`,
  [from.medium]: { width: 'auto', height: 36 },
  [from.desktop]: { height: 40 },
});

/** Limits the size of enlarged text, so that the name fits its part of the bar (CHR-47). */
export const brandName = css({
  display: 'grid',
  alignContent: 'center',
  flex: '1 1 4.5rem',
  maxWidth: '6.75em',
  minHeight: barHeight.phone,
  fontFamily: font.title,
  fontSize: 'min(0.9375rem, 4.8vw)',
  fontWeight: weight.semibold,
  lineHeight: 1.15,
  textWrap: 'balance',
  [from.medium]: { display: 'none' },
});

export const spring = css({ [from.medium]: { flex: 1 } });

export const barLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  flex: 'none',
  minWidth: touchTarget,
  minHeight: touchTarget,
  borderRadius: radius.box,
  color: 'inherit',
  fontWeight: weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[href]:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  [from.desktop]: { padding: `0 ${space(3)}` },
  '@media print': { display: 'none' },
});

export const fromDesktop = css({ display: 'none', [from.desktop]: { display: 'inline' } });
export const belowDesktop = css({ display: 'inline-flex', [from.desktop]: { display: 'none' } });
