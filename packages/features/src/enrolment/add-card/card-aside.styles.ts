import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text } from '@tableside/ui/tokens';

/** Begins with a box that lines up with the sheet next to it. */
export const aside = css({ gap: space(8), [from.desktop]: { paddingBlockStart: 0 } });
export const part = css({ display: 'grid', gap: space(4) });
/** Addresses the most common concern before a card number is requested. */
export const privacy = css(onSurface.raised, {
  display: 'grid',
  gap: space(2),
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: radius.box,
});
export const privacyTitle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  alignItems: 'center',
});
export const words = css({ ...text.small, margin: 0, textWrap: 'pretty' });
