import { ApiError } from '@tableside/api-client';
import { merchantQuery } from '@tableside/api-client/queries';
import { merchantHref, merchantOrderPattern, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useFailure } from '@tableside/kits/failure';
import { NotFound, type FeatureRoute } from '@tableside/kits/feature';
import { PageMeta } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useParams } from 'react-router';

import { detailCopy } from '../copy.ts';
import { MerchantFailed } from './merchant-failed.tsx';
import { MerchantPage } from './merchant-page.tsx';
import { MerchantSkeleton } from './merchant-skeleton.tsx';

/** The API responds with 400 to a malformed id. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export const findMerchantData: NonNullable<FeatureRoute['findData']> = async ({ params }) => {
  const { merchantId = '' } = params;
  return {
    address: merchantHref(merchantId),
    load: (client, queryClient) => queryClient.fetchQuery(merchantQuery(client, merchantId)),
  };
};

export function MerchantScreen() {
  const copy = useCopy(detailCopy);
  const { merchantId = '' } = useParams();
  const isOrdering = useMatch({ path: merchantOrderPattern, caseSensitive: true }) !== null;
  const query = useQuery(merchantQuery(useApi(), merchantId));
  const { data, refetch, isFetching } = query;
  const failure = useFailure(query);
  if (data) return <MerchantPage key={data.id} merchant={data} isOrdering={isOrdering} />;
  if (isUnknown(failure)) {
    return (
      <NotFound
        title={copy('notFoundTitle')}
        text={copy('notFoundText')}
        link={{ href: routes.search.path, label: copy('notFoundSearch') }}
      />
    );
  }
  return (
    <>
      <PageMeta />
      {failure ? (
        <MerchantFailed
          reference={failure instanceof ApiError ? failure.requestId : undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <MerchantSkeleton />
      )}
    </>
  );
}
