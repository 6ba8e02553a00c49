import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text, weight, width } from '@tableside/ui/tokens';

const frame = css({ width: '100%', maxWidth: width.frame, marginInline: 'auto' });
const gutter = { paddingInline: space(4), [from.medium]: { paddingInline: space(8) } } as const;

export const banner = css({ ...onSurface.brand, overflow: 'clip' });

export const bannerFrame = css(frame, { display: 'grid' });

/** Words and picture side by side where there is room. */
export const bannerWithImage = css({
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'stretch' },
});

export const bannerWords = css({
  ...gutter,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(4),
  minWidth: 0,
  paddingBlock: space(8),
  [from.desktop]: { paddingInline: space(12), paddingBlock: space(16), order: -1 },
});

/** The picture keeps its room before it comes, so that nothing moves. */
export const bannerPicture = css({
  display: 'block',
  position: 'relative',
  minWidth: 0,
  aspectRatio: '1.6',
  [from.desktop]: { aspectRatio: 'auto', minHeight: 360 },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
});

export const welcome = css({ ...text.small, margin: 0, fontWeight: weight.semibold });

export const lead = css({ ...text.lead, maxWidth: '48ch' });

export const page = css(frame, gutter, {
  display: 'grid',
  gap: space(12),
  paddingBlock: space(12),
  [from.desktop]: { paddingBlock: space(16) },
});

export const heading = css({ display: 'grid', gap: space(4) });

/** A second column only where there is something to stand in it. */
export const columns = css({
  display: 'grid',
  gap: space(12),
  minWidth: 0,
  [from.desktop]: { '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const mainColumn = css({ display: 'grid', gap: space(8), minWidth: 0 });

export const sideColumn = css({
  ...onSurface.sunken,
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  padding: space(6),
  borderRadius: radius.box,
});

export const disclaimer = css({
  ...text.small,
  maxWidth: '90ch',
  paddingTop: space(6),
  borderTop: `1px solid ${color.border}`,
  color: color.textMuted,
});
