import { css } from '@emotion/react';

export const mark = css({ fontSize: '0.6em', lineHeight: 0, verticalAlign: '0.45em', position: 'static' });
