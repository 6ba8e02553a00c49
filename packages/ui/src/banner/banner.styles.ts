import { css } from '@emotion/react';

import { color, onSurface, radius, space, text, weight } from '../tokens.ts';

const banner = css(onSurface.raised, {
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  border: '1px solid',
  borderInlineStartWidth: 4,
  borderRadius: radius.box,
  '& > svg': { marginBlockStart: 2 },
});
const bannerOf = (signal: string) =>
  css(banner, {
    borderColor: signal,
    backgroundImage: `linear-gradient(color-mix(in srgb, ${signal} 6%, transparent) 0 0)`,
    '& > svg': { color: signal, marginBlockStart: 2 },
  });

export const banners = {
  error: bannerOf(color.danger),
  success: bannerOf(color.success),
  warning: bannerOf(color.warning),
};
export const title = css({ margin: 0, fontWeight: weight.bold });
export const body = css({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  '& p': { margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: space(5) },
});
export const close = css({ gridColumn: 3, margin: '-10px -10px -10px 0' });
