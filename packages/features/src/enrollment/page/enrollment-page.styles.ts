import { css } from '@emotion/react';
import { color, from, onSurface, radius, space, text, width } from '@tableside/ui/tokens';

const gutter = { paddingInline: space(4), [from.medium]: { paddingInline: space(8) } } as const;

export const head = css(onSurface.brand, gutter, {
  paddingBlock: `${space(10)} ${space(8)}`,
  [from.desktop]: { paddingBlock: `${space(14)} ${space(12)}` },
});
export const headWords = css({
  display: 'grid',
  gap: space(4),
  width: '100%',
  maxWidth: width.content,
  marginInline: 'auto',
  '&::before': { content: '""', width: 40, height: 4, backgroundColor: color.accent },
  '& > ol': { marginBlockStart: space(4) },
});
export const lead = css({ ...text.lead, maxWidth: '52ch', margin: 0, textWrap: 'pretty' });

export const band = css(onSurface.sunken, gutter, {
  flex: 1,
  paddingBlock: space(6),
  [from.desktop]: { paddingBlock: space(12) },
});
const frame = css({ width: '100%', maxWidth: width.content, marginInline: 'auto' });
export const column = css(frame, { '& > div': { maxWidth: 720 } });
export const columns = css(frame, {
  display: 'grid',
  gap: space(8),
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: space(12) },
});
export const main = css(onSurface.raised, {
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  [from.medium]: { padding: space(8) },
  [from.desktop]: { padding: space(10) },
});
