import { css } from '@emotion/react';
import { color, from, space, text } from '@tableside/ui/tokens';

export const form = css({ gap: space(8) });

export const formWithNotices = css({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  '&[hidden]': { display: 'none' },
  outline: 'none',
});

export const fields = css({ display: 'grid', gap: space(5), minWidth: 0 });
export const short = css({ [from.small]: { maxWidth: 240 } });
export const phone = css({ [from.small]: { '& > :has(> input)': { maxWidth: 320 } } });
export const note = css({ ...text.small, margin: 0, color: color.textMuted });
export const hintLink = css({ paddingBlock: 12 });
export const termsLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(4),
});
export const choices = css({ display: 'grid', gap: space(2) });

export const next = css({ ...text.small, color: color.textMuted });
