import { css } from '@emotion/react';
import { font, space, titleSize, weight } from '@tableside/ui/tokens';

/** A legend takes no part in a grid, so the fields have one of their own. */
export const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = css({
  ...titleSize.small,
  marginBlockEnd: space(4),
  padding: 0,
  fontFamily: font.title,
  fontWeight: weight.bold,
});
export const fields = css({ display: 'grid', gap: space(5), minWidth: 0 });
