import { css } from '@emotion/react';
import { color, radius, space, text, weight } from '@tableside/ui/tokens';

export const form = css({ display: 'grid', gap: space(5), minWidth: 0 });
export const note = css({ ...text.small, margin: 0, color: color.textMuted });
export const summary = css({
  display: 'grid',
  gap: space(2),
  padding: space(4),
  border: `1px solid ${color.danger}`,
  borderInlineStartWidth: 4,
  borderRadius: radius.box,
  backgroundImage: `linear-gradient(color-mix(in srgb, ${color.danger} 6%, transparent) 0 0)`,
});
export const summaryTitle = css({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  fontWeight: weight.semibold,
  '& > svg': { marginBlockStart: 2, color: color.danger },
});
export const summaryList = css({ ...text.body, display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const summaryLink = css({ display: 'inline-block', paddingBlock: 10, color: color.danger });
export const requiredMark = css({ color: color.danger, marginInlineStart: '0.25em' });
