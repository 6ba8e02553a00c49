import { css } from '@emotion/react';
import { color, from, space } from '@tableside/ui/tokens';

export const frame = css({ position: 'relative', minWidth: 0, '@media print': { display: 'none' } });
/**
 * One row that scrolls sideways across the full width of the pane; the padding leaves room for focus rings.
 */
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: `-4px calc(-1 * ${space(4)})`,
  padding: `4px ${space(4)}`,
  scrollPaddingInline: space(4),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  [from.desktop]: {
    marginInline: `calc(-1 * ${space(6)})`,
    paddingInline: space(6),
    scrollPaddingInline: space(6),
  },
});
export const list = css({
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const badge = css({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: color.action,
  color: color.actionText,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
