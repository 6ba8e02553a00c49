import { css } from '@emotion/react';
import { menuEntry } from '@tableside/ui/menu-entry';
import { color, from, space, text, weight } from '@tableside/ui/tokens';

import { place } from '../header/auth-area.styles.ts';
import { barHeight } from '../header/header.styles.ts';

export const menu = css(place, {
  display: 'flex',
  justifyContent: 'flex-end',
  '& > button': {
    justifyContent: 'center',
    maxWidth: '100%',
    padding: 0,
    '& > svg': { display: 'none' },
    [from.desktop]: { padding: `${space(2)} ${space(3)}`, '& > svg': { display: 'block' } },
  },
  '& > div': { width: 280, maxHeight: `calc(100dvh - ${barHeight.desktop}px)`, overflowY: 'auto' },
});

export const mark = css({ display: 'inline-flex', flex: 'none' });

export const label = css({
  display: 'none',
  [from.desktop]: {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

export const who = css({
  marginBlockEnd: space(2),
  padding: `${space(2)} ${space(3)} ${space(3)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
});
export const greeting = css({ fontWeight: weight.semibold });
export const email = css({ ...text.small, color: color.textMuted });

export const entry = css(menuEntry);

export const out = css({
  marginBlockStart: space(2),
  paddingBlockStart: space(2),
  borderBlockStart: `1px solid ${color.border}`,
});
