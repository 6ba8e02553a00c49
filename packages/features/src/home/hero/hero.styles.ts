import { css } from '@emotion/react';
import { color, from, onSurface, radius, shadow, space, text, weight, width } from '@tableside/ui/tokens';

/** Of the 1,050 pixels of the text column, those that the words have. */
const WORDS = 580;

export const hero = css({ ...onSurface.brand, overflow: 'clip' });

/** The words begin where the text column of the page below begins; the picture goes on to the edge of the window. */
export const frame = css({
  display: 'grid',
  [from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${WORDS}px + 2 * ${space(8)})) minmax(0, ${width.content - WORDS}px) minmax(0, 1fr)`,
    minHeight: 'min(620px, 72vh)',
  },
});

export const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: space(5),
  minWidth: 0,
  padding: `${space(8)} ${space(4)} ${space(10)}`,
  [from.medium]: { paddingInline: space(8) },
  [from.desktop]: { gridArea: '1 / 2', paddingBlock: space(16) },
});

/** The bar in the brand's accent is the one flourish that every page of a partner shares. */
export const eyebrow = css({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  margin: 0,
  fontWeight: weight.semibold,
  '&::before': { content: '""', flex: 'none', width: 40, height: 4, backgroundColor: color.accent },
});

export const lead = css({ ...text.lead, maxWidth: '44ch', margin: 0, textWrap: 'pretty' });

/** The picture has its room before it comes. On desktops one corner follows the brand's radius, four times over. */
export const picture = css({
  display: 'block',
  position: 'relative',
  order: -1,
  minWidth: 0,
  aspectRatio: '1.75',
  backgroundColor: color.accentSoft,
  overflow: 'clip',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  [from.desktop]: {
    order: 0,
    gridArea: '1 / 3 / auto / -1',
    aspectRatio: 'auto',
    borderEndStartRadius: radius.pill,
  },
});

/** Field and button. */
const besideEachOther = { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } as const;

export const searchBox = css({
  ...onSurface.raised,
  display: 'grid',
  gap: space(3),
  justifySelf: 'stretch',
  marginBlockStart: space(2),
  padding: space(4),
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  [from.small]: { padding: space(5) },
  [from.medium]: besideEachOther,
  // The picture beside the words leaves no room for two.
  [from.desktop]: { gridTemplateColumns: 'none', alignItems: 'normal' },
  [from.wide]: besideEachOther,
});

export const searchButton = css({ minHeight: 48 });
