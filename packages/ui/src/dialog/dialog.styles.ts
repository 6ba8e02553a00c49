import { css, keyframes } from '@emotion/react';

import {
  color,
  from,
  low,
  motion,
  onSurface,
  radius,
  reducedMotion,
  shadow,
  space,
  width,
} from '../tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const dim = keyframes({ from: { opacity: 0 } });

export const dialog = css(onSurface.raised, {
  position: 'fixed',
  inset: 0,
  flexDirection: 'column',
  width: '100%',
  maxWidth: width.dialog,
  maxHeight: 'min(92dvh, 100%)',
  margin: 'auto auto 0',
  padding: 0,
  border: 0,
  borderRadius: `${radius.box} ${radius.box} 0 0`,
  boxShadow: shadow.floating,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', animation: `${rise} ${motion.calm}` },
  '&::backdrop': { backgroundColor: 'rgb(10 14 20 / 0.56)', animation: `${dim} ${motion.calm}` },
  [from.medium]: {
    width: `calc(100% - 2 * ${space(6)})`,
    maxHeight: `calc(100dvh - 2 * ${space(6)})`,
    margin: 'auto',
    borderRadius: radius.box,
  },
  [reducedMotion]: { '&[open], &::backdrop': { animation: 'none' } },
});

/** In low windows, head and foot scroll along with the text, because there would be no room between them. */
export const wholeScrolls = css({
  [low]: { maxHeight: '100%', overflowY: 'auto', '&[open]': { display: 'block' } },
});

export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
  flex: 'none',
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(5)}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const headText = css({ paddingBlock: 8, minWidth: 0 });

export const body = css({
  flex: '1 1 auto',
  minHeight: 0,
  padding: space(5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [low]: { overflowY: 'visible' },
});

export const flushBody = css({ display: 'grid', flex: '1 1 auto', minHeight: 0, overflow: 'hidden' });

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(3),
  flex: 'none',
  padding: `${space(3)} ${space(5)}`,
  paddingBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  '& > *': { flexGrow: 1 },
  [from.medium]: { '& > *': { flexGrow: 0 } },
});
