import { css } from '@emotion/react';
import { color, font, pictureCard, space, text, titleSize, titleWeight, weight } from '@tableside/ui/tokens';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  breakInside: 'avoid',
  borderColor: pictureCard.line,
  backgroundColor: pictureCard.surface,
});
/**
 * `overflow` is `clip` instead of `hidden`, so that the box grows with tags that do not fit into its aspect
 * ratio.
 */
export const media = css({
  position: 'relative',
  aspectRatio: '1.4',
  margin: `${pictureCard.pictureInset} ${pictureCard.pictureInset} 0`,
  borderRadius: pictureCard.pictureRadius,
  overflow: 'clip',
});
export const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  minWidth: 0,
  padding: `${space(3)} ${pictureCard.wordsInset} ${space(4)}`,
});
export const head = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
});
export const name = css({
  minWidth: 0,
  margin: 0,
  fontFamily: font.title,
  ...titleSize.small,
  fontWeight: titleWeight,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
export const rating = css({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});
export const star = css({ color: color.rating, fill: 'currentColor' });
export const count = css({ color: color.textMuted, fontWeight: weight.regular });
export const facts = css({ ...text.small, display: 'grid', margin: 0, color: color.textMuted });
export const fact = css({ margin: 0, overflowWrap: 'anywhere' });
export const actions = css({ pointerEvents: 'none', '& a, & button': { pointerEvents: 'auto' } });
export const earn = css(actions, {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'end',
  flex: 1,
  gap: 2,
  minHeight: '1.5em',
  marginBlockStart: space(2),
});
export const bonus = css({ ...text.small, margin: 0, color: color.text });
export const limits = css({
  ...text.small,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const flat = css({ borderRadius: 0 });
export const grow = css({ flex: 1 });
export const heart = css({
  position: 'absolute',
  insetInlineEnd: space(2),
  top: space(2),
  zIndex: 2,
  '& > button': { padding: space(3) },
});
export const tags = css({ position: 'relative', padding: space(3), pointerEvents: 'none' });
