import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

/** Label, hint and field of the frame before it says how tall it is, in pixels. */
export const FIELD_HEIGHT = 104;

export const field = css({ display: 'grid', minWidth: 0, '& > *': { gridArea: '1 / 1' } });
export const frame = css({
  display: 'block',
  width: '100%',
  height: FIELD_HEIGHT,
  border: 0,
  // Without it a page that is light puts white behind a frame that is not.
  colorScheme: 'normal',
});
/** On its way: it loads and has its size, but is neither seen nor reached. */
export const hidden = css({ visibility: 'hidden' });
export const gone = css({ display: 'none' });
export const skeleton = css({
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  minHeight: FIELD_HEIGHT,
});
