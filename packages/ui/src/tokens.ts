/**
 * Design tokens. Every value is a CSS variable with its default inside, so that components are static and a
 * brand only sets variables on the root (`themeVariables` of partner-config writes the same names).
 */
export const color = {
  surface: 'var(--ts-color-surface, #ffffff)',
  surfaceRaised: 'var(--ts-color-surface-raised, #ffffff)',
  surfaceSunken: 'var(--ts-color-surface-sunken, #f3f5f7)',
  surfaceBrand: 'var(--ts-color-surface-brand, #12324d)',
  surfaceHeader: 'var(--ts-color-surface-header, #ffffff)',
  text: 'var(--ts-color-text, #17212b)',
  textMuted: 'var(--ts-color-text-muted, #4f5d6b)',
  textOnBrand: 'var(--ts-color-text-on-brand, #ffffff)',
  textOnHeader: 'var(--ts-color-text-on-header, #17212b)',
  border: 'var(--ts-color-border, #d9dfe5)',
  borderStrong: 'var(--ts-color-border-strong, #6f7d8a)',
  focus: 'var(--ts-color-focus, #0b5cad)',
  focusOnBrand: 'var(--ts-color-focus-on-brand, #ffffff)',
  focusOnHeader: 'var(--ts-color-focus-on-header, #0b5cad)',
  action: 'var(--ts-color-action, #0b5cad)',
  actionHover: 'var(--ts-color-action-hover, #084886)',
  actionText: 'var(--ts-color-action-text, #ffffff)',
  link: 'var(--ts-color-link, #0b5cad)',
  accent: 'var(--ts-color-accent, #f2b632)',
  accentText: 'var(--ts-color-accent-text, #17212b)',
  accentSoft: 'var(--ts-color-accent-soft, #fdf3da)',
  textOnAccentSoft: 'var(--ts-color-text-on-accent-soft, #4a3505)',
  success: 'var(--ts-color-success, #1b6e3c)',
  warning: 'var(--ts-color-warning, #8a5300)',
  danger: 'var(--ts-color-danger, #b3261e)',
  rating: 'var(--ts-color-rating, #b36b00)',
  mapPin: 'var(--ts-color-map-pin, #12324d)',
  mapPinText: 'var(--ts-color-map-pin-text, #ffffff)',
} as const;

export const font = {
  title: 'var(--ts-font-title, "Nunito Sans Variable", system-ui, sans-serif)',
  body: 'var(--ts-font-body, "Nunito Sans Variable", system-ui, sans-serif)',
} as const;

/** The only three font weights (UIX-03). A brand chooses that of titles, `titleWeight`. */
export const weight = { regular: 400, semibold: 600, bold: 800 } as const;
export const titleWeight = `var(--ts-title-weight, ${weight.bold})`;

/** Returns a multiple of the brand's spacing unit, which is about 4 px, depending on the brand's density. */
export const space = (steps: number): string => `calc(var(--ts-space, 4px) * ${steps})`;

export const radius = {
  box: 'var(--ts-radius, 8px)',
  small: 'min(var(--ts-radius, 8px), 6px)',
  pill: 'calc(var(--ts-radius, 8px) * 4)',
  button: 'var(--ts-button-radius, var(--ts-radius, 8px))',
  picture: 'var(--ts-picture-radius, var(--ts-radius, 8px))',
} as const;

export const pictureFilter = 'var(--ts-picture-filter, none)';

export const pictureCard = {
  surface: `var(--ts-card-surface, ${color.surfaceRaised})`,
  line: `var(--ts-card-line, ${color.border})`,
  pictureInset: 'var(--ts-card-picture-inset, 0px)',
  pictureRadius: 'var(--ts-card-picture-radius, 0px)',
  wordsInset: 'var(--ts-card-words-inset, 16px)',
} as const;

export const shadow = { floating: '0 8px 28px rgb(15 23 32 / 0.18)' } as const;
export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Widths in pixels at which the layout may change (UIX-01). Below 861 is mobile. */
export const breakpoint = { small: 451, medium: 661, desktop: 861, wide: 1050 } as const;
export const from = {
  small: '@media (min-width: 451px)',
  medium: '@media (min-width: 661px)',
  desktop: '@media (min-width: 861px)',
  wide: '@media (min-width: 1050px)',
} as const;

export const below = { medium: '@media (max-width: 660px)' } as const;

/**
 * A media query for a window too low for anything fixed at its edges, such as a phone in landscape or a page
 * at 400 %.
 */
export const low = '@media (max-height: 480px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Widths in pixels of the text column, the page frame, the narrowest page, dialogs and toasts (UIX-02). */
export const width = { content: 1050, frame: 1400, least: 320, dialog: 650, toasts: 550 } as const;

/**
 * Width of the page's column without its gutters: that of the text, unless a page sets the variable. Header,
 * footer and content use it, so that they begin at the same edge.
 */
export const pageColumn = `var(--ts-page-column, ${width.content}px)`;

export const touchTarget = '44px';

/**
 * Styles of running text, to spread into a style: `css({ ...text.small })`. Sizes are in rem, to respect the
 * visitor's own setting.
 */
export const text = {
  body: { fontSize: '1rem', lineHeight: 1.5 },
  small: { fontSize: '0.875rem', lineHeight: 10 / 7 },
  lead: { fontSize: '1.2rem', lineHeight: 1.4, [from.desktop]: { fontSize: '1.25rem' } },
} as const;

/** The four title sizes, on a scale of 1.2 on phones and 1.25 from 861 px (UIX-05). */
export const titleSize = {
  small: { fontSize: '1.2rem', lineHeight: 1.3, [from.desktop]: { fontSize: '1.25rem' } },
  medium: { fontSize: '1.44rem', lineHeight: 1.25, [from.desktop]: { fontSize: '1.5625rem' } },
  large: { fontSize: '1.728rem', lineHeight: 1.2, [from.desktop]: { fontSize: '1.953rem' } },
  display: { fontSize: '2.074rem', lineHeight: 1.12, [from.desktop]: { fontSize: '3.052rem' } },
} as const;

/**
 * The colors of links, primary buttons and focus rings in their context. A surface sets them for its content.
 */
export const here = {
  link: `var(--ts-link-here, ${color.link})`,
  focus: `var(--ts-focus-here, ${color.focus})`,
  action: `var(--ts-action-here, ${color.action})`,
  actionHover: `var(--ts-action-hover-here, ${color.actionHover})`,
  actionText: `var(--ts-action-text-here, ${color.actionText})`,
} as const;

const pageColors = {
  '--ts-link-here': color.link,
  '--ts-focus-here': color.focus,
  '--ts-action-here': color.action,
  '--ts-action-hover-here': color.actionHover,
  '--ts-action-text-here': color.actionText,
} as const;

/**
 * Inverts the colors of buttons on a brand's own surface, because they are the only pair known to be readable
 * there.
 */
const inverted = (surface: string, words: string, focus: string) =>
  ({
    backgroundColor: surface,
    color: words,
    '--ts-link-here': words,
    '--ts-focus-here': focus,
    '--ts-action-here': words,
    '--ts-action-hover-here': `color-mix(in srgb, ${words} 88%, ${surface})`,
    '--ts-action-text-here': surface,
  }) as const;

/**
 * Styles of a surface with its text color, to spread into a style. Links and focus rings on it stay readable.
 */
export const onSurface = {
  raised: { backgroundColor: color.surfaceRaised, color: color.text, ...pageColors },
  sunken: { backgroundColor: color.surfaceSunken, color: color.text, ...pageColors },
  brand: inverted(color.surfaceBrand, color.textOnBrand, color.focusOnBrand),
  header: inverted(color.surfaceHeader, color.textOnHeader, color.focusOnHeader),
} as const;

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
