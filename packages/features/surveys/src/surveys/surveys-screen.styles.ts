import { css } from '@emotion/react';
import { font, space, titleSize, width } from '@tableside/ui/tokens';

export const screen = css({ maxWidth: width.content, marginInline: 'auto', padding: space(6) });
export const title = css({ ...titleSize.large, fontFamily: font.title });
