import { css } from '@emotion/react';
import { color, space, text, weight } from '@tableside/ui/tokens';

export const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
});
export const name = css({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const words = css({ ...text.small, margin: 0, color: color.textMuted, textWrap: 'pretty' });
