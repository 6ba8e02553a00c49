import { css } from '@emotion/react';
import { color, from, radius, space } from '@tableside/ui/tokens';

import { barHeight } from '../header/header.styles.ts';

export const menu = css({
  position: 'static',
  flex: 'none',
  '& > div': {
    insetInline: 0,
    insetBlockStart: '100%',
    boxSizing: 'border-box',
    maxWidth: 'none',
    height: `calc(100dvh - ${barHeight.phone}px)`,
    padding: `${space(5)} ${space(4)}`,
    border: 0,
    borderRadius: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  [from.desktop]: {
    position: 'relative',
    marginInlineStart: `calc(-1 * ${space(3)})`,
    '& > div': {
      insetInline: '0 auto',
      insetBlockStart: `calc(100% + ${space(2)})`,
      width: 340,
      height: 'auto',
      maxHeight: `calc(100dvh - ${barHeight.desktop + 24}px)`,
      padding: space(4),
      border: `1px solid ${color.border}`,
      borderRadius: radius.box,
    },
  },
});

export const label = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  '[aria-expanded="true"] > & > svg:first-of-type, [aria-expanded="false"] > & > svg:last-of-type': {
    display: 'none',
  },
});
