import { readStoredText } from '@tableside/kit-session';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const unchanging = () => () => undefined;
const readKept = () => readStoredText('session', 'dr.publicId') ?? '';
const notKnownYet = () => null;

/**
 * The public id that the visitor came with. The query decides; it leaves the address bar when the page starts, so a reload
 * goes by the id of this browser session. undefined when there is none, null while the page comes from a server and
 * nobody knows.
 */
export function usePublicId(): string | undefined | null {
  const [query] = useSearchParams();
  const kept = useSyncExternalStore(unchanging, readKept, notKnownYet);
  const found = query.get('public_id') ?? kept;
  // What is kept may be forgotten meanwhile, or storage be blocked: who was here stays.
  const [held, setHeld] = useState(found);
  if (found && found !== held) setHeld(found);
  if (found || held) return found || held;
  return kept === null ? null : undefined;
}
