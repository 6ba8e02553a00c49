import { css } from '@emotion/react';
import { text } from '@tableside/ui/tokens';

export const lead = css({ ...text.lead, maxWidth: '48ch', textWrap: 'balance' });
