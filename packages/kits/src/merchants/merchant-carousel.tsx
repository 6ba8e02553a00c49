import { merchantCarouselQuery } from '@tableside/api-client/queries';
import {
  CAROUSEL_PAGE_SIZE,
  formatCoordinates,
  isCurrentLocation,
  omitUndefined,
  parseMerchantSearch,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Loading } from '@tableside/ui/loading';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';

import { carouselPositionOptions } from './position-options.ts';
import { merchantCopy } from './copy.ts';
import { CarouselHeader, type CarouselCopy } from './carousel-header.tsx';
import { MerchantSlides } from './merchant-slides.tsx';
import { savedIds } from './saved-merchants.queries.ts';
import { useSavedMerchantsQuery } from './saved-merchants.ts';
import { useVisitorPosition } from './use-visitor-position.ts';
import { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
import * as styles from './merchant-carousel.styles.ts';

// Memoized, because the row renders again when the position is known and when the search is sent.
const CarouselSkeleton = memo(function CarouselSkeleton() {
  return (
    <div css={styles.skeletonRow} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((slide) => (
        <div key={slide} css={styles.skeletonSlide}>
          <MerchantCardSkeleton />
        </div>
      ))}
    </div>
  );
});

export interface MerchantCarouselProps extends CarouselCopy {
  readonly headingLevel?: 2 | 3 | undefined;
}

const POSITION_TIMEOUT_MS = 4_000;

function useCarouselSearch(query: string) {
  const { campaignCode, hasSavedPlaces } = usePartner();
  const wanted = useMemo(() => parseMerchantSearch(new URLSearchParams(query)), [query]);
  const isOfSaved = hasSavedPlaces && wanted.isSaved === true;
  const { data: saved, isError } = useSavedMerchantsQuery(isOfSaved);
  const isNeeded = isCurrentLocation(wanted.location) || (wanted.location === undefined && !isOfSaved);
  const { coordinates } = useVisitorPosition(carouselPositionOptions, {
    isNeeded,
    timeoutMs: POSITION_TIMEOUT_MS,
  });
  const location = isNeeded ? coordinates && formatCoordinates(coordinates) : wanted.location;
  const search = useMemo(() => {
    if ((isOfSaved && !saved) || (isNeeded && location === undefined)) return undefined;
    const { pageNo: _first, isSaved: _byIds, ...choices } = wanted;
    return omitUndefined({
      campaignCode: campaignCode ?? undefined,
      ...choices,
      location,
      merchantIds: isOfSaved && saved ? savedIds(saved) : undefined,
      pageSize: CAROUSEL_PAGE_SIZE,
    });
  }, [wanted, isNeeded, isOfSaved, location, saved, campaignCode]);
  return { search, isFailed: isOfSaved && isError };
}

/**
 * A row of merchants near the visitor, with headline, body and links (MER-31 to MER-37). Renders nothing if
 * the search has no results, or fails before there are any.
 */
export function MerchantCarousel({ headline, body, link, query, headingLevel = 2 }: MerchantCarouselProps) {
  const copy = useCopy(merchantCopy);
  const { search, isFailed } = useCarouselSearch(query);
  const results = useQuery({
    ...merchantCarouselQuery(useApi(), search ?? {}),
    enabled: search !== undefined,
  });
  const merchants = results.data?.merchants;
  if (merchants ? merchants.length === 0 : results.isError || isFailed) return null;
  const header = (
    <CarouselHeader headline={headline} body={body} link={link} query={query} level={headingLevel} />
  );
  return merchants ? (
    <MerchantSlides
      merchants={merchants}
      label={headline}
      header={header}
      headingLevel={headingLevel === 2 ? 3 : 4}
    />
  ) : (
    <div>
      {header}
      <Loading message={copy('loading')} isMessageHidden />
      <CarouselSkeleton />
    </div>
  );
}
