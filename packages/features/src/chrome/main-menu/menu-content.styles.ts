import { css } from '@emotion/react';
import { menuEntry } from '@tableside/ui/menu-entry';
import { color, space, text, weight } from '@tableside/ui/tokens';

export const entrances = css({
  display: 'grid',
  gap: space(2),
  marginBlockEnd: space(4),
});

const group = {
  '& + ul': {
    marginBlockStart: space(3),
    paddingBlockStart: space(3),
    borderBlockStart: `1px solid ${color.border}`,
  },
};
export const mainLinks = css(group);
export const footerLinks = css(group);
export const signOut = css(group);

export const mainLink = css(menuEntry, { fontWeight: weight.semibold });
export const footerLink = css(menuEntry, { ...text.small, color: color.textMuted });
