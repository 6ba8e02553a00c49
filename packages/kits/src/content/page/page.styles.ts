import { css } from '@emotion/react';
import {
  color,
  from,
  onSurface,
  pictureFilter,
  radius,
  space,
  text,
  weight,
  width,
} from '@tableside/ui/tokens';

const frame = css({
  width: '100%',
  maxWidth: `calc(${width.content}px + 2 * ${space(8)})`,
  marginInline: 'auto',
});
const half = `calc(${width.content / 2}px + ${space(8)})`;
const gutter = { paddingInline: space(4), [from.medium]: { paddingInline: space(8) } } as const;

export const banner = css({ ...onSurface.brand, overflow: 'clip' });

export const bannerWithImage = css({
  display: 'grid',
  [from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${half}) minmax(0, ${half}) minmax(0, 1fr)`,
  },
});

export const bannerWithoutImage = css(frame, { display: 'grid' });

export const bannerWords = css({
  ...gutter,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(4),
  minWidth: 0,
  paddingBlock: space(8),
  [from.desktop]: { paddingBlock: space(16) },
});

export const besidePicture = css({ [from.desktop]: { gridArea: '1 / 2' } });

export const bannerPicture = css({
  display: 'block',
  position: 'relative',
  minWidth: 0,
  aspectRatio: '1.6',
  [from.desktop]: { aspectRatio: 'auto', minHeight: 360, gridArea: '1 / 3 / auto / -1' },
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    filter: pictureFilter,
  },
});

export const welcome = css({ ...text.small, margin: 0, fontWeight: weight.semibold });

export const page = css(frame, gutter, {
  display: 'grid',
  gap: space(12),
  paddingBlock: space(12),
  [from.desktop]: { paddingBlock: space(16) },
});

/** At least as high as the window, so that a loaded page shifts nothing in view. */
export const unknown = css({ alignContent: 'start', minHeight: '100dvh' });

export const heading = css({ display: 'grid', gap: space(4) });

export const columns = css({
  display: 'grid',
  gap: space(12),
  minWidth: 0,
  [from.desktop]: {
    '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const mainColumn = css({ display: 'grid', gap: space(8), minWidth: 0 });

export const sideColumn = css({
  ...onSurface.sunken,
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  padding: space(6),
  borderRadius: radius.box,
  [from.desktop]: { position: 'sticky', top: space(24) },
});

export const disclaimer = css({
  ...text.small,
  '& > *': { maxWidth: '90ch' },
  paddingTop: space(6),
  borderTop: `1px solid ${color.border}`,
  color: color.textMuted,
});
