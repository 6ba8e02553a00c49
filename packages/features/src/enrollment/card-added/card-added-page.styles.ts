import { css } from '@emotion/react';
import { color, from, space, text } from '@tableside/ui/tokens';

export const part = css({ display: 'grid', gap: space(5), minWidth: 0 });
export const partOfOne = css({
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 300px) minmax(200px, 1fr)',
    columnGap: space(8),
    alignItems: 'center',
  },
});
export const title = css({ gridColumn: '1 / -1' });
export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
});
export const card = css({ maxWidth: 300, '&:only-child': { gridColumn: '1 / -1' } });
export const on = css({ display: 'grid', gap: space(5) });
export const words = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const ways = css({
  display: 'grid',
  gap: space(3),
  justifyItems: 'center',
  '& > :first-of-type': { justifySelf: 'stretch' },
  [from.medium]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(6),
  },
});
