import { css } from '@emotion/react';
import { color, space, text } from '@tableside/ui/tokens';

export const withRules = css({ display: 'grid', gap: space(2), minWidth: 0 });
export const rules = css({
  ...text.small,
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  color: color.textMuted,
  '& > svg': { flex: 'none' },
});
export const kept = css(rule, { color: color.success });
/** An open ring of the size of the tick that takes its place. */
export const ring = css({
  flex: 'none',
  width: 12,
  height: 12,
  margin: 2,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: '50%',
});
