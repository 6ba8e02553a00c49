import { css } from '@emotion/react';
import { from, here, space, text, weight } from '@tableside/ui/tokens';

const faint = 'color-mix(in srgb, currentColor 45%, transparent)';

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  maxWidth: 560,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  paddingInlineEnd: space(2),
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 15,
    insetInlineStart: `calc(32px + ${space(2)})`,
    insetInlineEnd: space(2),
    borderBlockStart: `2px solid ${faint}`,
  },
});
export const stepDone = css({ '&:not(:last-of-type)::after': { borderColor: 'currentColor' } });

export const mark = css({
  ...text.small,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: `2px solid ${faint}`,
  borderRadius: '50%',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const markReached = css({
  borderColor: here.action,
  backgroundColor: here.action,
  color: here.actionText,
});

export const name = css({ ...text.small, [from.desktop]: text.body });
export const nameCurrent = css(name, { fontWeight: weight.semibold });
