import { css } from '@emotion/react';
import { below, color, from, space, visuallyHidden } from '@tableside/ui/tokens';

/**
 * A single row where it fits. Between 861 and 1049 px, beside the map, the location is above the words. On
 * phones everything stays in one row, so that the list begins high on the page; the words field is reduced to
 * an icon until it is used.
 */
export const form = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space(2),
  '@media print': { display: 'none' },
});
export const place = css({
  flex: '1 1 0',
  minWidth: 0,
  [from.medium]: { flexGrow: 5 },
  [from.desktop]: { flexBasis: '100%' },
  [from.wide]: { flexBasis: 0 },
});

const isEmpty = ':has(:placeholder-shown)';
/**
 * On phones: an icon while unused, a row above the filters while focused but empty, and a row of the form
 * once it has text.
 */
export const words = css({
  flex: '4 1 0',
  minWidth: 0,
  [below.medium]: {
    order: 1,
    flexBasis: '100%',
    [`&${isEmpty}`]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '100%',
      insetInline: `calc(-1 * ${space(4)})`,
      padding: `${space(2)} ${space(4)} ${space(1)}`,
      backgroundColor: color.surface,
    },
    [`&${isEmpty}:not(:focus-within)`]: {
      position: 'static',
      order: 0,
      flex: '0 0 48px',
      padding: 0,
      '& input': { paddingInline: '46px 0', cursor: 'pointer' },
    },
  },
});
export const submit = css({
  minHeight: 48,
  [below.medium]: { width: 48, minWidth: 48, padding: 0, '& > span': visuallyHidden },
});
