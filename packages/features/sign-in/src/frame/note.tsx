import { Info } from '@tableside/ui/icons';
import type { ReactNode } from 'react';

import { note } from './note.styles.ts';

/** Why the reader is on this page, where it was not their own choice. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p css={note}>
      <Info size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
