import { css } from '@emotion/react';
import {
  color,
  from,
  onSurface,
  pictureFilter,
  radius,
  shadow,
  space,
  text,
  weight,
  width,
} from '@tableside/ui/tokens';

const WORDS_WIDTH = 580;

const onBrand = css({ ...onSurface.brand, overflow: 'clip' });

const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: space(5),
  minWidth: 0,
  padding: `${space(8)} ${space(4)} ${space(10)}`,
  [from.medium]: { paddingInline: space(8) },
});

const picture = css({
  display: 'block',
  position: 'relative',
  order: -1,
  minWidth: 0,
  aspectRatio: '1.75',
  backgroundColor: color.accentSoft,
  overflow: 'clip',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    filter: pictureFilter,
  },
});

const textColumn = `minmax(0, calc(${WORDS_WIDTH}px + 2 * ${space(8)}))`;
const pictureColumn = `minmax(0, ${width.content - WORDS_WIDTH}px)`;

const textFirst = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${textColumn} ${pictureColumn} minmax(0, 1fr)`,
  minHeight: 'min(620px, 72vh)',
} as const;
const pictureFirst = {
  ...textFirst,
  gridTemplateColumns: `minmax(0, 1fr) ${pictureColumn} ${textColumn} minmax(0, 1fr)`,
} as const;

export const layouts = {
  split: {
    surface: onBrand,
    frame: css({ display: 'grid', [from.desktop]: textFirst }),
    words: css(words, { [from.desktop]: { gridArea: '1 / 2', paddingBlock: space(16) } }),
    picture: css(picture, {
      [from.desktop]: {
        order: 0,
        gridArea: '1 / 3 / auto / -1',
        aspectRatio: 'auto',
        borderEndStartRadius: radius.pill,
      },
    }),
  },
  mirrored: {
    surface: onBrand,
    frame: css({ display: 'grid', [from.desktop]: pictureFirst }),
    words: css(words, { [from.desktop]: { gridArea: '1 / 3', paddingBlock: space(16) } }),
    picture: css(picture, {
      order: 0,
      [from.desktop]: {
        gridArea: '1 / 1 / auto / 3',
        aspectRatio: 'auto',
        borderEndEndRadius: radius.pill,
      },
    }),
  },
  inset: {
    surface: css(onSurface.sunken),
    frame: css({ display: 'grid', [from.desktop]: textFirst }),
    words: css(words, { [from.desktop]: { gridArea: '1 / 2', paddingBlock: space(16) } }),
    picture: css(picture, {
      order: 0,
      margin: `0 ${space(4)} ${space(8)}`,
      borderRadius: radius.picture,
      [from.medium]: { marginInline: space(8) },
      [from.desktop]: {
        gridArea: '1 / 3',
        alignSelf: 'center',
        aspectRatio: '0.9',
        margin: `${space(12)} ${space(8)} ${space(12)} 0`,
      },
    }),
  },
  cover: {
    surface: onBrand,
    frame: css({ display: 'grid', [from.desktop]: textFirst }),
    words: css(words, {
      [from.desktop]: {
        ...onSurface.brand,
        zIndex: 1,
        gridArea: '1 / 2',
        alignSelf: 'center',
        marginBlock: space(12),
        paddingBlock: space(12),
        borderRadius: radius.box,
      },
    }),
    picture: css(picture, {
      [from.desktop]: { order: 0, gridArea: '1 / 1 / auto / -1', aspectRatio: 'auto' },
    }),
  },
  band: {
    surface: onBrand,
    frame: css({
      display: 'grid',
      [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.content}px) minmax(0, 1fr)` },
    }),
    words: css(words, {
      [from.desktop]: {
        gridArea: '1 / 2',
        justifyItems: 'center',
        paddingBlock: `${space(14)} ${space(10)}`,
        textAlign: 'center',
      },
    }),
    picture: css(picture, {
      [from.desktop]: {
        order: 0,
        gridArea: '2 / 2',
        aspectRatio: '3',
        borderStartStartRadius: radius.picture,
        borderStartEndRadius: radius.picture,
      },
    }),
  },
} as const;

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

const besideEachOther = { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } as const;

export const searchBox = css({
  ...onSurface.raised,
  display: 'grid',
  gap: space(3),
  justifySelf: 'stretch',
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  marginBlockStart: space(2),
  textAlign: 'start',
  padding: space(4),
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  [from.small]: { padding: space(5) },
  [from.medium]: besideEachOther,
  [from.desktop]: { gridTemplateColumns: 'none', alignItems: 'normal' },
  [from.wide]: besideEachOther,
});

export const searchButton = css({ minHeight: 48 });
export const byCity = css({ gridColumn: '1 / -1', justifySelf: 'start', marginBlock: `-${space(2)}` });
