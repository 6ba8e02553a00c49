import { isUnknownPublicId } from '@tableside/api-client';
import { knownMemberQuery } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { useFailure } from '@tableside/kits/failure';
import { PageMeta } from '@tableside/kits/partner';
import { readStoredText, useApi } from '@tableside/kits/session';
import { Loading } from '@tableside/ui/loading';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { activationCopy } from '../copy.ts';
import { LookupFailed } from './lookup-failed.tsx';
import { Offer } from './offer.tsx';
import { activationRedirect, type Recognition } from './activation-redirect.ts';
import * as styles from './activation-screen.styles.ts';

const unchanging = () => () => undefined;
const readStoredId = () => readStoredText('session', 'dr.publicId') ?? '';
const notKnownYet = () => null;

/**
 * Returns the visitor's public id; undefined if there is none, null during server rendering. The query string
 * takes precedence. It is removed from the URL on load, so after a reload the id comes from storage.
 */
function usePublicId(): string | undefined | null {
  const [query] = useSearchParams();
  const storedId = useSyncExternalStore(unchanging, readStoredId, notKnownYet);
  const found = query.get('public_id') ?? storedId;
  // Keeps the id, because storage may be cleared or blocked.
  const [held, setHeld] = useState(found);
  if (found && found !== held) setHeld(found);
  if (found || held) return found || held;
  return storedId === null ? null : undefined;
}

function Waiting() {
  const copy = useCopy(activationCopy);
  return (
    <div css={styles.notice}>
      <PageMeta />
      <Loading message={copy('looking')} />
    </div>
  );
}

const Redirect = ({ recognition }: { readonly recognition: Recognition }) => (
  <Navigate to={activationRedirect(recognition) ?? '/'} replace />
);

function Recognized({ publicId }: { readonly publicId: string }) {
  const api = useApi();
  const query = useQuery(knownMemberQuery(api, publicId));
  const { data, isFetching, refetch } = query;
  const failure = useFailure(query);
  if (data) return <Offer member={data} />;
  if (!failure) return <Waiting />;
  if (isUnknownPublicId(failure)) return <Redirect recognition={{ kind: 'unknown' }} />;
  return <LookupFailed isRetrying={isFetching} onRetry={() => void refetch()} />;
}

export function ActivationScreen() {
  const publicId = usePublicId();
  if (publicId === null) return <Waiting />;
  if (publicId === undefined) return <Redirect recognition={{ kind: 'nobody' }} />;
  return <Recognized key={publicId} publicId={publicId} />;
}
