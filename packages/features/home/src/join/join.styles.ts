import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text, width } from '@tableside/ui/tokens';

/** The band that asks to join: the accent's soft tone, a card with the form on it. */
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
export const card = css({
  ...onSurface.raised,
  containerType: 'inline-size',
  minWidth: 0,
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  [from.desktop]: { padding: space(8) },
});

const hasRoom = '@container (min-width: 400px)';

/** Field and button in a row where there is room; the plain form and the form that takes its place look the same. */
export const form = css({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  '& > p': { order: 2, gridColumn: '1 / -1' },
  [hasRoom]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});
export const note = css({ ...text.small, margin: 0, color: color.textMuted });
/** Beside the control, not beside its label. */
export const button = css({
  minHeight: 48,
  [hasRoom]: { marginBlockStart: `calc(1.5rem + ${space(1)})` },
});
