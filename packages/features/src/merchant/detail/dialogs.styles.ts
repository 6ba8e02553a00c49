import { css } from '@emotion/react';
import { radius, space, text } from '@tableside/ui/tokens';

export const pages = css({
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyleType: "''",
  '& img, & [role="img"]': { borderRadius: radius.small },
});
export const words = css({ ...text.body, margin: 0, textWrap: 'pretty' });
