import { css } from '@emotion/react';
import { space, weight } from '@tableside/ui/tokens';

export const actions = css({ display: 'grid', gap: space(3) });
export const content = css({
  display: 'grid',
  gap: space(5),
  '& p, & ul': { margin: 0, textWrap: 'pretty' },
});
export const part = css({
  display: 'grid',
  gap: space(2),
  '& h3': { margin: 0, fontSize: 'inherit', fontWeight: weight.semibold },
  '& ul': { display: 'grid', gap: space(1), paddingInlineStart: space(5) },
});
export const mailed = css({ display: 'grid', justifyItems: 'start', gap: space(3) });
