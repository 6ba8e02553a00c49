import { css } from '@emotion/react';
import { space, text } from '@tableside/ui/tokens';

/** A title stands closer to what it heads than to what it follows; a carousel has room on both sides. */
export const blocks = css({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  minWidth: 0,
  '& > :is(h1, h2):not(:first-of-type)': { marginTop: space(6) },
});

export const carousel = css({
  justifySelf: 'stretch',
  minWidth: 0,
  marginBlock: space(4),
  '&:first-child': { marginTop: 0 },
  '&:last-child': { marginBottom: 0 },
});

/** Long copy: paragraphs and lists with air between them, in lines that can be read. */
export const longCopy = css({
  ...text.body,
  maxWidth: '68ch',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  '& p, & ul, & ol': { marginBlock: 0 },
  '& > * + :is(p, ul, ol)': { marginTop: space(4) },
  '& ul, & ol': { paddingLeft: space(6) },
  '& li + li': { marginTop: space(2) },
});

export const smallCopy = css(longCopy, { ...text.small });
