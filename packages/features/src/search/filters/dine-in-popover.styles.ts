import { css } from '@emotion/react';
import {
  below,
  color,
  onSurface,
  radius,
  shadow,
  space,
  text,
  visuallyHidden,
  weight,
} from '@tableside/ui/tokens';

/**
 * Placed below the row in the normal flow, so that it covers nothing. On phones it is a single line, because
 * it pushes the list down.
 */
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
  [below.medium]: { marginBlockEnd: 0, paddingBlock: 2 },
  '@media print': { display: 'none' },
});
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
export const words = css({ ...text.small, margin: 0, [below.medium]: visuallyHidden });
