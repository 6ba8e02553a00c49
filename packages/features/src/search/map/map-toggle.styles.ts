import { css } from '@emotion/react';
import { color, from, low, onSurface, shadow, space, text, touchTarget, weight } from '@tableside/ui/tokens';

export const toggle = css({
  ...text.body,
  position: 'fixed',
  zIndex: 4,
  insetInlineStart: '50%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 48,
  padding: `${space(2)} ${space(5)}`,
  borderRadius: 24,
  boxShadow: shadow.floating,
  fontFamily: 'inherit',
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transform: 'translateX(-50%)',
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});
const fromBottom = `calc(${space(5)} + max(env(safe-area-inset-bottom, 0px), var(--ts-bottom-inset, 0px)))`;
export const underList = css(onSurface.brand, {
  insetBlockEnd: fromBottom,
  border: '1px solid transparent',
  'html:has(&)': {
    '--ts-bottom-covered': `calc(${fromBottom} + 48px)`,
    [from.desktop]: { '--ts-bottom-covered': 'var(--ts-bottom-inset, 0px)' },
  },
});
export const overMap = css(onSurface.raised, {
  insetBlockStart: `calc(var(--ts-header-height, 60px) + ${space(3)})`,
  border: `1px solid ${color.borderStrong}`,
  // Beside the map's own buttons, in one line with them.
  [low]: {
    insetBlockStart: `calc(var(--ts-header-height, 60px) + ${space(1)})`,
    insetInlineStart: space(3),
    minHeight: touchTarget,
    padding: `${space(1)} ${space(3)}`,
    transform: 'none',
  },
});
