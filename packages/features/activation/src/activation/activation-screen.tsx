import { isUnknownPublicId } from '@tableside/api-client';
import { knownMemberQuery } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { PageMeta } from '@tableside/kit-partner';
import { useApi } from '@tableside/kit-session';
import { Loading } from '@tableside/ui/loading';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';

import { activationCopy } from '../copy.ts';
import { LookupFailed } from './lookup-failed.tsx';
import { Offer } from './offer.tsx';
import { activationRedirect, type Recognition } from './activation-redirect.ts';
import * as styles from './activation-screen.styles.ts';
import { usePublicId } from './use-public-id.ts';

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

/** Who the public id belongs to decides what /activate shows (ACT-01 to ACT-06). */
function Recognised({ publicId }: { readonly publicId: string }) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery(knownMemberQuery(api, publicId));
  if (data) return <Offer member={data} />;
  if (isFetching || !error) return <Waiting />;
  if (isUnknownPublicId(error)) return <Redirect recognition={{ kind: 'unknown' }} />;
  return <LookupFailed onRetry={() => void refetch()} />;
}

/** /activate: whoever comes from a mailed link begins to earn, or is led to where they belong. */
export function ActivationScreen() {
  const publicId = usePublicId();
  if (publicId === null) return <Waiting />;
  if (publicId === undefined) return <Redirect recognition={{ kind: 'nobody' }} />;
  return <Recognised key={publicId} publicId={publicId} />;
}
