import { css } from '@emotion/react';
import { color, onSurface, radius, shadow, space, text, weight } from '@tableside/ui/tokens';

/** Placed under the row and in the flow, so that it covers nothing. */
export const popover = css(onSurface.brand, {
  position: 'relative',
  marginBlock: space(2),
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  maxWidth: 'min(420px, 100%)',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.box,
  boxShadow: shadow.floating,
  '& > button': { flex: 'none' },
  '@media print': { display: 'none' },
});
/** Points at the second chip. */
export const arrow = css({
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -6,
    insetInlineStart: 166,
    width: 12,
    height: 12,
    backgroundColor: color.surfaceBrand,
    transform: 'rotate(45deg)',
  },
});
export const title = css({ ...text.small, margin: 0, fontWeight: weight.bold });
export const words = css({ ...text.small, margin: 0 });
