import { css } from '@emotion/react';
import { color, from, space, text, weight } from '@tableside/ui/tokens';

export const profile = css({
  display: 'grid',
  gap: space(5),
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space(8) },
});
export const sheet = css({
  minWidth: 0,
  padding: space(5),
  [from.medium]: { padding: space(8) },
});
export const form = css({ gap: space(8) });
export const phone = css({ [from.small]: { '& > div > :has(> input)': { maxWidth: 320 } } });
export const choices = css({ display: 'grid', gap: space(3) });
export const small = css({ ...text.small, margin: 0, color: color.textMuted });

export const saveError = css({ margin: 0, overflowWrap: 'anywhere' });
export const unsaved = css({ ...text.small, color: color.textMuted });
export const question = css({ margin: 0, textWrap: 'pretty' });

export const beside = css({ display: 'grid', gap: space(5), minWidth: 0 });
/** Receives focus only from scripts, so that it is announced. */
export const focused = css({ outline: 'none' });
export const facts = css({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  padding: space(6),
});
export const list = css({ margin: 0 });
export const fact = css({
  display: 'grid',
  gap: space(1),
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  '&:first-of-type': { borderBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& dt': { ...text.small, color: color.textMuted },
  '& dd': { margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' },
});
export const step = css({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
});
export const note = css({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(3),
  margin: 0,
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  textWrap: 'pretty',
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});
