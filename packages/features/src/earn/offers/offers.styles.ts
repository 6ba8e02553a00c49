import { css } from '@emotion/react';
import { HINT } from '@tableside/core/page-protocol';
import {
  color,
  font,
  from,
  onSurface,
  space,
  text,
  titleSize,
  titleWeight,
  weight,
  width,
} from '@tableside/ui/tokens';

const column = css({ width: '100%', maxWidth: width.content, margin: '0 auto' });
const gutter = { paddingInline: space(4), [from.medium]: { paddingInline: space(8) } } as const;

export const head = css({
  ...onSurface.brand,
  ...gutter,
  paddingBlock: space(12),
  [from.desktop]: { paddingBlock: space(20) },
});
export const headWords = css(column, {
  display: 'grid',
  gap: space(4),
  '&::before': { content: '""', width: 40, height: 4, backgroundColor: color.accent },
});
export const lead = css({ ...text.lead, maxWidth: '52ch', margin: 0, textWrap: 'pretty' });

export const page = css({
  ...gutter,
  display: 'grid',
  gap: space(12),
  paddingBlock: space(12),
  [from.desktop]: { gap: space(20), paddingBlock: space(20) },
  '& > *': { width: '100%', maxWidth: width.content, marginInline: 'auto' },
});

/** Keeps the space reserved until the session is known, to avoid a layout shift (ERN-14). */
export const hidden = css({ visibility: 'hidden' });
/**
 * Hides the offers of a prerendered page until hydration if the browser has a session hint, because they are
 * those of anonymous visitors.
 */
export const hiddenIfHinted = css({ [`[${HINT}] &`]: hidden });

export const offers = css({ display: 'grid', gap: space(6), marginBlock: 0, padding: 0, listStyle: 'none' });

export const offer = css({ display: 'grid' });
export const offerWithPicture = css(offer, {
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
export const offerPicture = css({
  aspectRatio: '1.75',
  [from.medium]: { aspectRatio: 'auto', contain: 'size', height: '100%', minHeight: 280 },
});
export const pictureAtEnd = css({ [from.medium]: { order: 1 } });
export const offerWords = css({
  display: 'grid',
  alignContent: 'center',
  gap: space(3),
  minWidth: 0,
  padding: space(6),
  [from.desktop]: { padding: space(10) },
  '& p': { margin: 0 },
});
export const offerTitle = css({
  ...titleSize.medium,
  fontFamily: font.title,
  fontWeight: titleWeight,
  textWrap: 'balance',
});
export const offerText = css({
  ...text.body,
  maxWidth: '60ch',
  textWrap: 'pretty',
  '& a': { position: 'relative', zIndex: 2 },
});

export const details = css({ display: 'grid', gap: space(8) });
export const detailsHead = css({ display: 'grid', gap: space(2) });
export const links = css({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: 72,
  padding: `${space(4)} ${space(5)}`,
  fontWeight: weight.semibold,
  '& > svg': { flex: 'none', color: color.link },
});
