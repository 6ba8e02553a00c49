import { css } from '@emotion/react';
import { text } from '@tableside/ui/tokens';

export const words = css({ ...text.body, margin: 0, textWrap: 'pretty' });
