import { css } from '@emotion/react';
import { space, width } from '@tableside/ui/tokens';

export const group = css({
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  '& > *': { gridArea: '1 / 1' },
});
export const frame = css({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  // If the frame's color scheme differs from the page's, browsers paint a white background behind the frame.
  colorScheme: 'normal',
});
export const hidden = css({ visibility: 'hidden' });
export const message = css({
  placeSelf: 'center',
  width: `min(100%, ${width.dialog}px)`,
  padding: space(5),
});
