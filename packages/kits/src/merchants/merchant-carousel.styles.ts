import { css } from '@emotion/react';
import { color, space, text, touchTarget } from '@tableside/ui/tokens';

/** Slides have the same width on every screen, so that the next one is always partly visible. */
export const SLIDE_WIDTH = 'min(288px, 84%)';

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(6)}`,
  minHeight: 44,
});
export const words = css({ display: 'grid', gap: space(2), minWidth: 0, maxWidth: '60ch' });
export const body = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(5)}`,
  minHeight: touchTarget,
});
export const skeletonRow = css({
  display: 'flex',
  gap: space(4),
  overflow: 'hidden',
  paddingBlockStart: space(4),
});
export const skeletonSlide = css({ flex: `0 0 ${SLIDE_WIDTH}`, display: 'grid' });
