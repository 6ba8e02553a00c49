import { css } from '@emotion/react';

import { color, radius, space, text, touchTarget } from '../tokens.ts';

export const row = css({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space(3),
  alignItems: 'start',
  minHeight: touchTarget,
  padding: '10px 0',
  cursor: 'pointer',
  '&:has(input:disabled)': { color: color.textMuted, cursor: 'not-allowed' },
});

const mark = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  border: `1px solid ${color.borderStrong}`,
  backgroundColor: color.surfaceRaised,
  cursor: 'inherit',
  '&:checked': { borderColor: color.action, backgroundColor: color.action },
  '&[aria-invalid="true"], &[data-invalid="true"]': {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 1px ${color.danger}`,
  },
  '&:disabled': { borderColor: color.border, backgroundColor: color.surfaceSunken },
  '&::after': { content: '""', opacity: 0 },
  '&:checked::after': { opacity: 1 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export const box = css(mark, {
  borderRadius: radius.small,
  '&::after': {
    width: 7,
    height: 13,
    marginBlockStart: -3,
    borderBlockEnd: `2.5px solid ${color.actionText}`,
    borderInlineEnd: `2.5px solid ${color.actionText}`,
    transform: 'rotate(45deg)',
  },
  '&:disabled::after': { borderColor: color.textMuted },
});

export const dot = css(mark, {
  borderRadius: '50%',
  '&::after': { width: 10, height: 10, borderRadius: '50%', backgroundColor: color.actionText },
  '&:disabled::after': { backgroundColor: color.textMuted },
});

export const under = css({ paddingInlineStart: `calc(24px + ${space(3)})` });
