import { css } from '@emotion/react';
import { from, here, space, text } from '@tableside/ui/tokens';

export const action = css({
  display: 'grid',
  gap: space(4),
  justifyItems: 'stretch',
  width: '100%',
  paddingTop: space(2),
  '& button': { width: '100%' },
  [from.small]: { justifyItems: 'start', '& button': { width: 'auto' } },
});

export const smallPrint = css({
  ...text.small,
  maxWidth: '52ch',
  '& a': { color: here.link },
  '& p': { margin: 0 },
});

export const lead = css({ ...text.lead, margin: 0, maxWidth: '60ch' });
