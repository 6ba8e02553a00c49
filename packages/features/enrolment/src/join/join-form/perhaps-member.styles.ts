import { css } from '@emotion/react';
import { color, radius, space, text } from '@tableside/ui/tokens';

export const notice = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  marginBlockStart: space(2),
  padding: `${space(3)} ${space(3)} 0`,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '--ts-link-here': color.textOnAccentSoft,
});
export const words = css({ margin: 0 });
