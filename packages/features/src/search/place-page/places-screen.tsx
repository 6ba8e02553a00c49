import { ApiError } from '@tableside/api-client';
import { placesQuery } from '@tableside/api-client/queries';
import { formatCount, routes, searchHref, type CityLink } from '@tableside/core';
import { PageSkeleton, useCopy } from '@tableside/kits/content';
import { useFailure } from '@tableside/kits/failure';
import { NotFound, type FeatureRoute } from '@tableside/kits/feature';
import { PageMeta } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { SearchFailed } from '../results/result-states.tsx';
import { placesCopy } from './place-page.copy.ts';
import { PlaceLinks } from './place-links.tsx';
import * as styles from './places.styles.ts';

export const findPlacesData: NonNullable<FeatureRoute['findData']> = () =>
  Promise.resolve({
    address: routes.restaurants.path,
    load: (client, queryClient) => queryClient.fetchQuery(placesQuery(client)),
  });

function StateSection({ state, cities }: { readonly state: string; readonly cities: readonly CityLink[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={styles.state}>
      <Title level={2} size="small" id={id} translate="no">
        {state}
      </Title>
      <PlaceLinks links={cities} />
    </section>
  );
}

function Cities({ cities }: { readonly cities: readonly CityLink[] }) {
  const copy = useCopy(placesCopy);
  const intro = copy.text(cities.length === 1 ? 'oneCityText' : 'citiesText', {
    count: formatCount(cities.length),
  });
  return (
    <>
      <PageMeta title={copy.text('citiesBrowserTitle')} description={intro} />
      <div css={styles.page}>
        <header css={styles.words}>
          <Title level={1} size="large">
            {copy('cities')}
          </Title>
          <p css={styles.lead}>{raiseMarks(intro)}</p>
        </header>
        {[...Map.groupBy(cities, ({ state }) => state)].map(([state, inState]) => (
          <StateSection key={state} state={state} cities={inState} />
        ))}
      </div>
    </>
  );
}

export function PlacesScreen() {
  const copy = useCopy(placesCopy);
  const query = useQuery(placesQuery(useApi()));
  const { data, refetch, isFetching } = query;
  const failure = useFailure(query);
  if (data && data.places.length > 0) return <Cities cities={data.places} />;
  if (data || (failure instanceof ApiError && failure.status === 404))
    return <NotFound text={copy('citiesNone')} link={{ href: searchHref(), label: copy('citiesSearch') }} />;
  return (
    <>
      <PageMeta />
      {failure ? (
        <SearchFailed
          error={failure}
          isRetrying={isFetching}
          loadingLabel={copy.text('citiesSearching')}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSkeleton message={copy('citiesSearching')} />
      )}
    </>
  );
}
