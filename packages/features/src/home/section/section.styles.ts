import { css } from '@emotion/react';
import { color, from, onSurface, space, text, width } from '@tableside/ui/tokens';

const section = css({
  padding: `${space(12)} ${space(4)}`,
  [from.medium]: { paddingInline: space(8) },
  [from.desktop]: { paddingBlock: space(20) },
});

const column = css({
  display: 'grid',
  gap: space(8),
  width: '100%',
  maxWidth: width.content,
  minWidth: 0,
  margin: '0 auto',
  [from.desktop]: { gap: space(12) },
});

export const head = css({
  display: 'grid',
  gap: space(4),
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: space(8),
  },
});
export const words = css({ display: 'grid', gap: space(2), minWidth: 0 });
const lead = css({
  ...text.lead,
  maxWidth: '56ch',
  margin: 0,
  color: color.textMuted,
  textWrap: 'pretty',
});

export const tones = {
  plain: { section, column, lead },
  sunken: { section: css(section, onSurface.sunken), column, lead },
  accent: {
    section: css(section, { backgroundColor: color.accentSoft, color: color.textOnAccentSoft }),
    column: css(column, {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'center',
        gap: space(16),
      },
    }),
    lead: css(lead, { maxWidth: '44ch', color: 'inherit' }),
  },
};
