import { readStoredText } from '@tableside/kit-session';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const unchanging = () => () => undefined;
const readKept = () => readStoredText('local', 'dr.publicId') ?? '';
const notKnownYet = () => null;

/**
 * The public id that the visitor came with: of the query, or the kept one, since the query leaves the address bar when
 * the page starts. undefined when there is none, null while the page comes from a server and nobody knows.
 */
export function usePublicId(): string | undefined | null {
  const [query] = useSearchParams();
  const kept = useSyncExternalStore(unchanging, readKept, notKnownYet);
  const found = query.get('public_id') || kept;
  // What is kept may be forgotten meanwhile, or storage be blocked: who was here stays.
  const [held, setHeld] = useState(found);
  if (found && found !== held) setHeld(found);
  if (found || held) return found || held;
  return kept === null ? null : undefined;
}
