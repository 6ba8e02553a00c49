import { css, keyframes } from '@emotion/react';

import {
  color,
  low,
  motion,
  onSurface,
  radius,
  reducedMotion,
  shadow,
  space,
  text,
  weight,
  width,
} from '../tokens.ts';

const drop = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });

export const region = css({
  position: 'fixed',
  zIndex: 200,
  inset: `${space(4)} 0 auto`,
  display: 'grid',
  gap: space(2),
  width: `calc(100% - 2 * ${space(4)})`,
  maxWidth: width.toasts,
  height: 'auto',
  margin: '0 auto',
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  color: 'inherit',
  outlineOffset: 4,
  [low]: { maxHeight: `calc(100% - 2 * ${space(4)})`, overflowY: 'auto', overscrollBehavior: 'contain' },
});

const toast = css(onSurface.raised, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: space(3),
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  border: `1px solid ${color.border}`,
  borderInlineStartWidth: 4,
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  animation: `${drop} ${motion.calm}`,
  '& > svg': { marginBlockStart: 12 },
  [reducedMotion]: { animation: 'none' },
});
const toastOf = (signal: string) =>
  css(toast, { borderInlineStartColor: signal, '& > svg': { color: signal, marginBlockStart: 12 } });

export const toasts = {
  info: toastOf(color.action),
  success: toastOf(color.success),
  error: toastOf(color.danger),
  warning: toastOf(color.warning),
};

export const words = css({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  paddingBlock: 10,
  minWidth: 0,
});
export const action = css({
  minHeight: 44,
  marginBlock: -10,
  // Keeps a two-line label at a distance from the text above it.
  padding: '10px 0',
  border: 0,
  background: 'none',
  color: color.link,
  fontWeight: weight.semibold,
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});
