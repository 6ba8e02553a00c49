import { css } from '@emotion/react';
import { color, space, text } from '@tableside/ui/tokens';

/** What else there is stands apart from what there is to do. */
export const meanwhile = css({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
export const words = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6), margin: 0 });
