import { css } from '@emotion/react';
import { from, space, text } from '@tableside/ui/tokens';

export const step = css({ display: 'grid', gap: space(5), minWidth: 0, [from.small]: { maxWidth: 440 } });
export const words = css({ ...text.body, margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });
/** It has the focus so that it is read, not because there is something to press. */
export const focused = css({ outline: 'none' });
/** The form with what is said over it. */
export const form = css({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  '&[hidden]': { display: 'none' },
  outline: 'none',
});
