import { css } from '@emotion/react';

import { color, space, text, weight } from '../tokens.ts';

export { adorned, after, control, withAfter } from '../field/field.styles.ts';

export const shown = css({ fontVariantNumeric: 'slashed-zero' });

export const locks = css({
  ...text.small,
  display: 'grid',
  margin: 0,
  color: color.warning,
  fontWeight: weight.semibold,
});

export const lock = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  paddingBlockStart: space(1),
  '& > svg': { flex: 'none', marginBlockStart: 2 },
});
