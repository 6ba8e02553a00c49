import { css } from '@emotion/react';
import { color, text } from '@tableside/ui/tokens';

export const soon = css({ ...text.lead, maxWidth: '48ch', margin: 0, color: color.textMuted });
