import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text, weight } from '@tableside/ui/tokens';

export const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});
export const words = css({
  display: 'grid',
  gap: space(2),
  alignContent: 'center',
  padding: space(6),
  [from.desktop]: { padding: space(8) },
});
export const description = css({ ...text.body, margin: 0, textWrap: 'pretty' });
export const share = css({
  ...onSurface.sunken,
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  alignContent: 'center',
  padding: space(6),
  [from.desktop]: { padding: space(8) },
});
export const label = css({ ...text.small, margin: 0, color: color.textMuted, fontWeight: weight.semibold });
export const link = css({
  ...text.small,
  width: '100%',
  minHeight: `calc(${space(6)} + 1.5em)`,
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const byHand = css({
  ...text.small,
  margin: 0,
  textWrap: 'pretty',
  '&:empty': { marginBlockStart: `calc(-1 * ${space(3)})` },
});
