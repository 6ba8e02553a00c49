import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text } from '@tableside/ui/tokens';

export const card = css({
  ...onSurface.raised,
  containerType: 'inline-size',
  justifySelf: 'stretch',
  minWidth: 0,
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  [from.desktop]: { padding: space(8) },
});

const hasRoom = '@container (min-width: 400px)';

/** Field and button in a row where there is room. */
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

/** As high as the form will be. */
export const waiting = css({ minHeight: 168, [hasRoom]: { minHeight: 108 } });
