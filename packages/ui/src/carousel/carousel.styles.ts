import { css } from '@emotion/react';

import { space } from '../tokens.ts';

export const head = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(4),
  marginBlockEnd: space(4),
});
export const headText = css({ flex: '1 1 auto', minWidth: 0 });
export const buttons = css({ display: 'flex', flex: 'none', gap: space(2), marginInlineStart: 'auto' });

const room = 4;
const viewport = css({
  // Leaves space for focus rings, which the edge would clip.
  margin: -room,
  padding: room,
});
export const viewports = {
  plain: css(viewport, {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: room,
    scrollbarWidth: 'none',
  }),
  live: css(viewport, { overflow: 'hidden' }),
};
export const row = css({
  display: 'flex',
  gap: space(4),
  margin: 0,
  padding: 0,
  touchAction: 'pan-y pinch-zoom',
});
export const plainRow = css({ touchAction: 'auto' });
export const slide = css({
  flex: 'none',
  minWidth: 0,
  maxWidth: '100%',
  scrollSnapAlign: 'start',
  display: 'grid',
});
