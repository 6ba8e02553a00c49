import { css } from '@emotion/react';
import { color, from, space, text, width } from '@tableside/ui/tokens';

/** The band with the invitation to join: a soft accent tone, text on one side and the action on the other. */
export const band = css({
  padding: `${space(12)} ${space(4)}`,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  [from.medium]: { paddingInline: space(8) },
  [from.desktop]: { paddingBlock: space(20) },
});
export const column = css({
  display: 'grid',
  gap: space(8),
  width: '100%',
  maxWidth: width.content,
  margin: '0 auto',
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(16),
  },
});
export const words = css({ display: 'grid', gap: space(3) });
export const lead = css({ ...text.lead, maxWidth: '44ch', margin: 0, textWrap: 'pretty' });
/** Aligned with the end of the column, like the page's other actions. */
export const action = css({ [from.desktop]: { justifySelf: 'end' } });
