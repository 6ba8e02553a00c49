import { useCopy } from '@tableside/kit-content';
import { useSearchParams } from 'react-router';

import { signInCopy } from '../copy.ts';
import { Note } from '../frame/note.tsx';

const texts = { 3: 'rfr_3', 4: 'rfr_4' } as const;
const isKnown = (rfr: string | null): rfr is '3' | '4' => rfr === '3' || rfr === '4';

/** Why activation sent the visitor here (ACT-12); any other code says nothing. */
export function ReferralNote() {
  const copy = useCopy(signInCopy);
  const [search] = useSearchParams();
  const rfr = search.get('rfr');
  return isKnown(rfr) ? <Note>{copy(texts[rfr])}</Note> : null;
}
