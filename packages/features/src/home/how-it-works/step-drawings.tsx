import type { ReactNode } from 'react';

import * as styles from './steps.styles.ts';

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" css={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

export const CardDrawing = () => (
  <Drawing>
    <rect x="6" y="14" width="46" height="32" rx="3" css={styles.fill} />
    <path d="M6 24h46M13 37h10" />
    <rect x="6" y="14" width="46" height="32" rx="3" />
    <circle cx="48" cy="46" r="11" css={styles.paper} />
    <path d="M43 46.5l3.6 3.6L53.5 43" />
  </Drawing>
);

export const PlateDrawing = () => (
  <Drawing>
    <circle cx="32" cy="32" r="17" css={styles.paper} />
    <circle cx="32" cy="32" r="10" css={styles.fill} />
    <circle cx="32" cy="32" r="10" />
    <path d="M26 33c2-4 5-5 8-4 2 .6 3.5 0 5-2" />
    <path d="M8 12v9a4 4 0 0 0 8 0v-9M12 12v40M56 52V12c-4 2-6 8-6 14s2 7 6 7" />
  </Drawing>
);

export const CoinsDrawing = () => (
  <Drawing>
    <path d="M12 44v7c0 3 6 5 13 5s13-2 13-5v-7" css={styles.paper} />
    <ellipse cx="25" cy="44" rx="13" ry="5" css={styles.fill} />
    <ellipse cx="25" cy="44" rx="13" ry="5" />
    <path d="M26 29v7c0 3 6 5 13 5s13-2 13-5v-7" css={styles.paper} />
    <ellipse cx="39" cy="29" rx="13" ry="5" css={styles.fill} />
    <ellipse cx="39" cy="29" rx="13" ry="5" />
    <path d="M20 8c.8 6 3 8.2 9 9-6 .8-8.2 3-9 9-.8-6-3-8.2-9-9 6-.8 8.2-3 9-9Z" css={styles.fill} />
    <path d="M20 8c.8 6 3 8.2 9 9-6 .8-8.2 3-9 9-.8-6-3-8.2-9-9 6-.8 8.2-3 9-9Z" />
  </Drawing>
);
