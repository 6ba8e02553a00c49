import { css } from '@emotion/react';
import { space, text } from '@tableside/ui/tokens';

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
