import { css } from '@emotion/react';
import { color, from, onSurface, shadow, space, text, weight } from '@tableside/ui/tokens';

/**
 * The height in pixels up to which a map is low: it has a single row of buttons, and cards without pictures.
 */
export const LOW_MAP = 419;
const onLowMap = `@container (max-height: ${LOW_MAP}px)`;

export const column = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
});
export const frame = css({
  containerType: 'size',
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
export const still = css({ touchAction: 'auto', cursor: 'auto', pointerEvents: 'none' });
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
  [onLowMap]: { insetBlockStart: 52 },
});
export const zoom = css({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: 76,
  insetInlineEnd: space(3),
  display: 'grid',
  gap: space(2),
  [from.desktop]: { insetBlockStart: space(4), insetInlineEnd: space(4) },
  [onLowMap]: { insetBlockStart: space(1), gridAutoFlow: 'column' },
});
const noteText = css({
  fontSize: '0.75rem',
  lineHeight: 1.4,
  margin: 0,
  padding: `1px ${space(2)}`,
  color: color.textMuted,
});
export const note = css(noteText, {
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxWidth: '100%',
  backgroundColor: `color-mix(in srgb, ${color.surface} 85%, transparent)`,
});
export const noteLine = css(noteText, {
  paddingBlock: `2px calc(2px + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  textAlign: 'end',
});
export const strip = css({
  position: 'absolute',
  zIndex: 4,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  gap: space(3),
  margin: 0,
  padding: `${space(2)} ${space(4)}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space(4),
  scrollbarWidth: 'none',
  listStyle: 'none',
  [onLowMap]: { paddingBlock: space(1) },
});
export const slide = css({ flex: '0 0 min(86%, 340px)', display: 'grid', scrollSnapAlign: 'start' });
export const card = css({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  overflow: 'hidden',
  boxShadow: shadow.floating,
  [onLowMap]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const picture = css({
  width: 112,
  height: '100%',
  minHeight: 124,
  objectFit: 'cover',
  [onLowMap]: { display: 'none' },
});
export const cardBody = css({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: space(3),
  [onLowMap]: { padding: `${space(2)} ${space(3)}` },
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
export const cardDetail = css(cardFact, { [onLowMap]: { display: 'none' } });
export const cardPlace = css({ display: 'flex', minWidth: 0, margin: 0 });
export const cardDistance = css({ ...text.small, color: color.textMuted, whiteSpace: 'pre' });
