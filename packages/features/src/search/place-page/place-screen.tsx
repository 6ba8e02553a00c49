import { ApiError } from '@tableside/api-client';
import { merchantSearchQuery, placeQuery } from '@tableside/api-client/queries';
import { formatCount, omitUndefined, placeHref, routes, type RestaurantPlace } from '@tableside/core';
import { PageSkeleton, useCopy } from '@tableside/kits/content';
import { useFailure } from '@tableside/kits/failure';
import { NotFound, type FeatureRoute } from '@tableside/kits/feature';
import { PageMeta } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import { useSearchAddress } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import { SearchFailed } from '../results/result-states.tsx';
import { toRequest } from '../results/use-results.ts';
import { SearchPage } from '../search-screen.tsx';
import { PlaceLinks } from './place-links.tsx';
import { placesCopy } from './place-page.copy.ts';
import * as styles from './places.styles.ts';

const searchOf = ({ name, cuisine }: RestaurantPlace) =>
  omitUndefined({ location: name, restaurantOrCuisine: cuisine });

export const findPlaceData: NonNullable<FeatureRoute['findData']> = async ({ params }, { campaignCode }) => {
  const path = params['*'] ?? '';
  return {
    address: placeHref(path),
    load: async (client, queryClient) => {
      const place = await queryClient.fetchQuery(placeQuery(client, path));
      const request = toRequest(searchOf(place), place.name, campaignCode);
      return queryClient.fetchQuery(merchantSearchQuery(client, request));
    },
  };
};

function OtherPages({ place: { name, cuisine, cuisines } }: { readonly place: RestaurantPlace }) {
  const copy = useCopy(placesCopy);
  const { '*': path = '' } = useParams();
  const [city = ''] = path.split('/');
  return (
    <nav aria-label={copy.text('cities')} css={styles.more}>
      {cuisines !== undefined && cuisines.length > 0 && (
        <>
          <Title level={2} size="small">
            {copy('cuisinesOf', { place: name })}
          </Title>
          <PlaceLinks links={cuisines} />
        </>
      )}
      {cuisine !== undefined && (
        <Link look="standalone" href={placeHref(city)}>
          {copy('allOf', { place: name })}
        </Link>
      )}
      <Link look="standalone" href={routes.restaurants.path}>
        {copy('cities')}
      </Link>
    </nav>
  );
}

function FoundPlace({ place }: { readonly place: RestaurantPlace }) {
  const copy = useCopy(placesCopy);
  const { name, cuisine = '', count } = place;
  const values = { place: name, cuisine, count: formatCount(count) };
  const [title, heading, text] =
    cuisine === ''
      ? (['browserTitle', 'heading', 'text'] as const)
      : (['browserTitleOf', 'headingOf', 'textOf'] as const);
  const search = useMemo(() => searchOf(place), [place]);
  const address = useSearchAddress(search);
  const intro = {
    heading: copy.text(heading, values),
    text: copy.text(text, values),
    more: <OtherPages place={place} />,
  };
  return (
    <>
      <PageMeta title={copy.text(title, values)} description={intro.text} />
      <SearchPage address={address} intro={intro} />
    </>
  );
}

export function PlaceScreen() {
  const copy = useCopy(searchCopy);
  const { '*': path = '' } = useParams();
  const query = useQuery(placeQuery(useApi(), path));
  const { data, refetch, isFetching } = query;
  const failure = useFailure(query);
  if (data) return <FoundPlace place={data} />;
  if (failure instanceof ApiError && failure.status === 404) return <NotFound />;
  return (
    <>
      <PageMeta />
      {failure ? (
        <SearchFailed
          error={failure}
          isRetrying={isFetching}
          loadingLabel={copy.text('searching')}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSkeleton message={copy('searching')} />
      )}
    </>
  );
}
