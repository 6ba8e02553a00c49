import { css } from '@emotion/react';
import { space, text } from '@tableside/ui/tokens';

export const profile = css({ display: 'grid', justifyItems: 'start', gap: space(3) });
export const words = css({ ...text.body, margin: 0, maxWidth: '60ch' });
