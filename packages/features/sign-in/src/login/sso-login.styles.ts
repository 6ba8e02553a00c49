import { css } from '@emotion/react';
import { color, space, text } from '@tableside/ui/tokens';

export const action = css({ display: 'grid', gap: space(3) });
export const note = css({ ...text.small, margin: 0, color: color.textMuted, textAlign: 'center' });
