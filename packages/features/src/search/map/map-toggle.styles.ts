import { css } from '@emotion/react';
import {
  color,
  from,
  low,
  onSurface,
  radius,
  shadow,
  space,
  text,
  touchTarget,
  weight,
} from '@tableside/ui/tokens';

export const toggle = css({
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 48,
  padding: `${space(2)} ${space(5)}`,
  borderRadius: radius.button,
  fontFamily: 'inherit',
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [low]: { minHeight: touchTarget, padding: `${space(1)} ${space(3)}` },
});
const place = css({
  zIndex: 4,
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});
/**
 * Follows the list in the flow, so that the whole list can be scrolled clear of the bar, and sticks to the
 * bottom meanwhile.
 */
export const underList = css(place, {
  position: 'sticky',
  insetBlockEnd: 'var(--ts-bottom-inset, 0px)',
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: 'auto',
  paddingBlock: '8px max(8px, env(safe-area-inset-bottom, 0px))',
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  '& > button': { ...onSurface.brand, border: '1px solid transparent' },
  [low]: { paddingBlock: 4 },
  'html:has(&)': {
    '--ts-bottom-covered': 'calc(65px + max(env(safe-area-inset-bottom, 0px), var(--ts-bottom-inset, 0px)))',
    [from.desktop]: { '--ts-bottom-covered': 'var(--ts-bottom-inset, 0px)' },
  },
});
export const overMap = css(place, {
  position: 'fixed',
  insetBlockStart: `calc(var(--ts-header-shown, var(--ts-header-height, 60px)) + ${space(3)})`,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  '& > button': {
    ...onSurface.raised,
    border: `1px solid ${color.borderStrong}`,
    boxShadow: shadow.floating,
  },
  [low]: {
    insetBlockStart: `calc(var(--ts-header-shown, var(--ts-header-height, 60px)) + ${space(1)})`,
    insetInlineStart: space(3),
    transform: 'none',
  },
});
