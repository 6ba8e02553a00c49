import { css } from '@emotion/react';
import { space, width } from '@tableside/ui/tokens';

export const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  minWidth: width.least,
});

export const main = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '60dvh',
  outline: 'none',
});

/** A page with a single message: an error or a loading state. */
export const notice = css({
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: `${space(16)} ${space(4)}`,
});
