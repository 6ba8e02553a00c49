import { css } from '@emotion/react';

import { color, radius, shadow, space, text, touchTarget, weight } from '../tokens.ts';

export const wrapper = css({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  minWidth: touchTarget,
  minHeight: touchTarget,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.box,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const bubble = css({
  ...text.small,
  display: 'block',
  '&[hidden]': { display: 'none' },
  position: 'fixed',
  zIndex: 150,
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  height: 'auto',
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: color.text,
  color: color.surface,
  fontWeight: weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflow: 'visible',
  boxShadow: shadow.floating,
  // Bridges the gap, so that the pointer can move to the bubble.
  '&::before': { content: '""', position: 'absolute', inset: '-8px 0' },
});
