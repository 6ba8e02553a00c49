import { Suspense } from 'react';

import { FooterContent } from '../later/idle-parts.ts';
import { place } from './footer.styles.ts';

/** The foot of every page (CHR-18 to CHR-24). Its code comes after the page; until then its place is kept. */
export function Footer() {
  return (
    <Suspense fallback={<div css={place} />}>
      <FooterContent />
    </Suspense>
  );
}
