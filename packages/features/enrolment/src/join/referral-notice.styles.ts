import { css } from '@emotion/react';
import { color, radius, space, text, weight } from '@tableside/ui/tokens';

export const notice = css({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'center',
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  fontWeight: weight.semibold,
});
