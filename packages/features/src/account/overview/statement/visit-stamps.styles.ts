import { css } from '@emotion/react';
import { color, from, radius, space } from '@tableside/ui/tokens';

export const stamps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--stamps-narrow), minmax(0, 44px))',
  gap: space(2),
  [from.medium]: { gridTemplateColumns: 'repeat(var(--stamps), minmax(0, 44px))', gap: space(1.5) },
});
export const stamp = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  border: `2px dashed ${color.borderStrong}`,
  borderRadius: radius.pill,
  color: color.textMuted,
  '& > svg': { width: '55%', height: '55%' },
});
export const stamped = css(stamp, {
  border: `2px solid ${color.action}`,
  backgroundColor: color.action,
  color: color.actionText,
  '& > svg': { strokeWidth: 3 },
  '@media (forced-colors: active)': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
});
