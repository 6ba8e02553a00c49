import { css } from '@emotion/react';

import { color, space, text } from '../tokens.ts';

export const loading = css({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: space(8),
  color: color.textMuted,
});
