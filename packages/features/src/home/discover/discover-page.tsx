import type { PageContent } from '@tableside/content-client';
import { copyStateOf } from '@tableside/core';
import {
  PageBanner,
  PageTemplate,
  useBrowserTitle,
  useContent,
  useCopy,
  type RenderCarousel,
} from '@tableside/kits/content';
import { ProspectCard } from '@tableside/kits/prospects';
import { useShownSession } from '@tableside/kits/session';

import { Browse } from '../browse/browse.tsx';
import { NearCarousel } from '../browse/near-carousel.tsx';
import { homeCopy } from '../copy.ts';
import { bannerEntry } from '../hero/banner-entry.ts';
import { Hero } from '../hero/hero.tsx';
import { PlaceSearch } from '../hero/place-search.tsx';

export const renderCarousel: RenderCarousel = ({ headline, body, link, query }) => (
  <NearCarousel headline={headline} body={body} link={link} query={query} />
);

export function DiscoverEntry({ page }: { readonly page: PageContent }) {
  return (
    <PageTemplate
      page={page}
      title={useBrowserTitle(page)}
      visitor={useShownSession().visitor}
      renderCarousel={renderCarousel}
      prospectForm={<ProspectCard />}
    />
  );
}

export function DiscoverIndex({ page }: { readonly page: PageContent | undefined }) {
  const copy = useCopy(homeCopy);
  const { visitor } = useShownSession();
  const entry = bannerEntry(useContent().home, copyStateOf(visitor));
  const { banner, bannerText, ...columns } = page ?? { slug: 'discover', mainColumn: [], sideColumn: [] };
  const isEmpty = columns.mainColumn.length === 0 && columns.sideColumn.length === 0;
  // Welcome messages and email forms require the banner of content pages.
  const isPlain = !banner?.hasWelcomeMessage && !banner?.hasProspectEmail;
  return (
    <>
      {isPlain ? (
        <Hero
          text={bannerText ?? entry?.bannerText}
          picture={banner ?? { image: entry?.image }}
          title={copy('discoverTitle')}
          lead={copy('discoverLead')}
        >
          <PlaceSearch />
        </Hero>
      ) : (
        <PageBanner
          banner={banner}
          text={bannerText ?? entry?.bannerText}
          visitor={visitor}
          prospectForm={<ProspectCard />}
        >
          <PlaceSearch />
        </PageBanner>
      )}
      {isEmpty ? (
        <Browse />
      ) : (
        <PageTemplate page={columns} isWithoutHeading visitor={visitor} renderCarousel={renderCarousel} />
      )}
    </>
  );
}
