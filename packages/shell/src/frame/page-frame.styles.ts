import { css } from '@emotion/react';
import { color, onSurface, space, text, width } from '@tableside/ui/tokens';

export const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  minWidth: width.least,
});

export const codeMissing = css(onSurface.sunken, {
  ...text.small,
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: 0,
  insetInline: 0,
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'center',
});

/** At least as high as the window, so that the footer does not appear and disappear while a page loads. */
export const main = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--ts-header-height, 60px))',
  outline: 'none',
});

export const notice = css({
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: `${space(16)} ${space(4)}`,
});
