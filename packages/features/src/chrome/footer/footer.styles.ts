import { css } from '@emotion/react';
import { from, onSurface, pageColumn, radius, space, text, touchTarget, weight } from '@tableside/ui/tokens';

const line = 'color-mix(in srgb, currentColor 28%, transparent)';

export const footer = css(onSurface.brand, { '@media print': { display: 'none' } });

export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  boxSizing: 'border-box',
  maxWidth: `calc(${pageColumn} + 2 * ${space(6)})`,
  margin: '0 auto',
  padding: `${space(10)} ${space(4)} ${space(8)}`,
  [from.desktop]: { gap: space(10), padding: `${space(14)} ${space(6)} ${space(10)}` },
});

export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(6)} ${space(10)}`,
  '&:empty': { display: 'none' },
});

const list = { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' } as const;

/**
 * Every logo has a divider before it. The list is shifted and clipped to hide the first divider of each line.
 */
export const chain = css(list, {
  rowGap: space(4),
  // On phones, shows one logo per line with the app links below. Otherwise everything would be side by side
  // until the images load.
  flexDirection: 'column',
  flexBasis: '100%',
  [from.small]: { flexDirection: 'row', flexBasis: 'auto' },
  marginInlineStart: `calc(-1px - ${space(5)})`,
  clipPath: `inset(0 0 0 calc(1px + ${space(5)}))`,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: touchTarget,
    paddingInline: space(5),
    borderInlineStart: `1px solid ${line}`,
  },
  '& a': { display: 'flex', alignItems: 'center', minHeight: touchTarget, outlineOffset: -2 },
});

export const logo = css({ display: 'block', width: 'auto', height: 32, maxWidth: '100%' });

export const apps = css(list, { gap: space(3) });

export const app = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 52,
  padding: `${space(1)} ${space(5)} ${space(1)} ${space(4)}`,
  border: `1px solid ${line}`,
  borderRadius: radius.box,
  '&:hover': {
    backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
    borderColor: 'currentColor',
  },
});
export const appWords = css({ display: 'grid', lineHeight: 1.25, '& > small': { fontSize: '0.8125rem' } });
export const appStore = css({ fontWeight: weight.semibold });

export const links = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });
export const primary = css(list, { columnGap: space(8) });
export const secondary = css(list, { columnGap: space(6) });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textUnderlineOffset: '0.3em',
  '&:hover': { textDecoration: 'underline' },
});
export const primaryLink = css(link, { fontWeight: weight.semibold });
export const secondaryLink = css(link, { ...text.small });

export const legal = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${line}`,
  '& p': { margin: 0 },
});
export const disclaimer = css({ maxWidth: '90ch', '& p + p': { marginBlockStart: space(2) } });
export const lastLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(8),
  rowGap: space(2),
  '& > *': { minWidth: 0 },
});
