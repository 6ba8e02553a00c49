import { css, Global } from '@emotion/react';

import { color, font, from, here, text, titleSize, titleWeight, weight, width } from './tokens.ts';

const reset = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollbarGutter: 'stable',
    colorScheme: 'light',
  },
  body: {
    ...text.body,
    margin: 0,
    minWidth: width.least,
    backgroundColor: color.surface,
    color: color.text,
    fontFamily: font.body,
    fontWeight: weight.regular,
    overflowWrap: 'break-word',
  },
  'html:has(dialog:modal)': { overflow: 'hidden' },
  'button, input, select, textarea, optgroup': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  'img, svg, video, canvas': { display: 'block', maxWidth: '100%' },
  'b, strong, th': { fontWeight: weight.bold },
  table: { borderCollapse: 'collapse' },
  a: { color: here.link },
  fieldset: { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '[hidden]': { display: 'none !important' },
  '::placeholder': { color: color.textMuted, opacity: 1 },
});

const headings = css({
  'h1, h2, h3, h4, h5, h6': {
    margin: 0,
    fontFamily: font.title,
    fontWeight: titleWeight,
    textWrap: 'balance',
  },
  h1: titleSize.large,
  h2: titleSize.medium,
  'h3, h4, h5, h6': titleSize.small,
});

const focusRing = css({
  ':focus-visible': { outline: `2px solid ${here.focus}`, outlineOffset: 2 },
  // When a skip link or a navigation focuses the page, it has no ring around it.
  '[tabindex="-1"]:focus-visible': { outlineColor: 'transparent' },
});

const reduced = css({
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important' },
  },
});

const print = css({
  '@media print': {
    'html, body': { backgroundColor: 'transparent' },
    'a[href]': { textDecoration: 'underline' },
    'button, dialog, [data-print="hidden"]': { display: 'none !important' },
  },
  '@page': { margin: '15mm' },
});

/**
 * Offsets scroll targets by the height of the header, which may reappear over the page, and of bars or
 * floating buttons at the bottom, which the page reports in a variable.
 */
const anchors = css({
  html: {
    scrollPaddingTop: '4rem',
    scrollPaddingBottom: 'var(--ts-bottom-covered, var(--ts-bottom-inset, 0px))',
    [from.desktop]: { scrollPaddingTop: '5rem' },
  },
});

export function GlobalStyles() {
  return <Global styles={[reset, headings, focusRing, reduced, print, anchors]} />;
}
