import { css } from '@emotion/react';
import { color, from, onSurface, shadow, space, text, weight } from '@tableside/ui/tokens';

export const frame = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  isolation: 'isolate',
});
/** Includes the few rules of the map library's style sheet that are needed here. */
export const host = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'grab',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '& .maplibregl-canvas-container': { position: 'absolute', inset: 0 },
  '& .maplibregl-canvas': { position: 'absolute', left: 0, top: 0, touchAction: 'none' },
  '& .maplibregl-control-container': { display: 'none' },
  '& .maplibregl-canvas:focus-visible, &:focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: -3,
  },
});
/** A static picture: touch gestures on it scroll the page. */
export const still = css({ touchAction: 'auto', cursor: 'auto', pointerEvents: 'none' });
/** The tip of the pin is at the center. */
export const point = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  translate: '-50% -92%',
  fill: color.mapPin,
  stroke: color.mapPinText,
});
export const notice = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  padding: space(6),
  textAlign: 'center',
});
export const searchArea = css(onSurface.raised, {
  ...text.small,
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: 76,
  left: '50%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: 22,
  boxShadow: shadow.floating,
  fontFamily: 'inherit',
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transform: 'translateX(-50%)',
  '&:hover': { backgroundColor: color.surfaceSunken },
  [from.desktop]: { insetBlockStart: space(4) },
});
export const zoom = css({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: 76,
  insetInlineEnd: space(3),
  display: 'grid',
  gap: space(2),
  [from.desktop]: { insetBlockStart: space(4), insetInlineEnd: space(4) },
});
export const note = css({
  fontSize: '0.75rem',
  lineHeight: 1.4,
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxWidth: '100%',
  margin: 0,
  padding: `1px ${space(2)}`,
  backgroundColor: `color-mix(in srgb, ${color.surface} 85%, transparent)`,
  color: color.textMuted,
});
export const raised = css({ insetBlockEnd: 168 });
export const strip = css({
  position: 'absolute',
  zIndex: 4,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  gap: space(3),
  margin: 0,
  padding: `${space(2)} ${space(4)} calc(${space(5)} + env(safe-area-inset-bottom, 0px))`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space(4),
  scrollbarWidth: 'none',
  listStyle: 'none',
});
export const slide = css({ flex: '0 0 min(86%, 340px)', display: 'grid', scrollSnapAlign: 'start' });
export const card = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  overflow: 'hidden',
  boxShadow: shadow.floating,
});
export const picture = css({ width: 112, height: '100%', minHeight: 124, objectFit: 'cover' });
export const cardBody = css({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: space(3),
});
export const cardName = css({
  ...text.body,
  margin: 0,
  overflow: 'hidden',
  fontWeight: weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cardFact = css({
  ...text.small,
  margin: 0,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** A long place is cut, the distance after it never is. */
export const cardPlace = css({ display: 'flex', minWidth: 0, margin: 0 });
export const cardDistance = css({ ...text.small, color: color.textMuted, whiteSpace: 'pre' });
