import { css } from '@emotion/react';
import { color, font, from, onSurface, radius, space, text, titleSize, weight } from '@tableside/ui/tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxWidth: 720,
});
export const intro = css({ ...text.body, maxWidth: '60ch', margin: 0, textWrap: 'pretty' });
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  padding: space(5),
  [from.medium]: { padding: space(8) },
});
/** Receives focus only from scripts, when the form is shown again, so it needs no outline. */
export const form = css({ outline: 'none' });
export const note = css({ ...text.small, margin: 0, color: color.textMuted, textWrap: 'pretty' });
export const short = css({ '& > span:has(> input)': { maxWidth: 160 } });

export const part = css({ display: 'grid', gap: space(2), minWidth: 0, alignContent: 'start' });
export const heading = css({ outline: 'none' });
export const words = css({ ...text.body, maxWidth: '60ch', margin: 0, textWrap: 'pretty' });
export const findings = css({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
export const finding = css(onSurface.sunken, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  padding: space(4),
  borderRadius: radius.box,
  '& > svg': { marginBlockStart: 4, color: color.textMuted },
});
export const ways = css({
  display: 'grid',
  gap: space(2),
  '& > :first-of-type': { justifySelf: 'stretch' },
  [from.small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4) },
});

export const sent = css({ '& > svg': { width: 40, height: 40, color: color.success } });
export const sentIcon = css({ display: 'block' });
export const reference = css(onSurface.sunken, {
  display: 'grid',
  gap: space(1),
  justifyItems: 'start',
  margin: 0,
  padding: space(5),
  borderRadius: radius.box,
  '& > dt': { ...text.small, color: color.textMuted },
  '& > dd': { margin: 0 },
  '& > dd:first-of-type': {
    ...titleSize.large,
    fontFamily: font.title,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
  },
});
