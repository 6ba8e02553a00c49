import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const page = css({ paddingBlock: space(12), paddingInline: space(4) });
