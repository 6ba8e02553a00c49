import { copyStateOf, isForState, routes } from '@tableside/core';
import { PageHeading, useContent, useCopy } from '@tableside/kits/content';
import { useSessionState } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { Title } from '@tableside/ui/title';

import { earnCopy } from '../copy.ts';
import { DetailLinks } from './detail-links.tsx';
import { OfferBanner } from './offer-banner.tsx';
import * as styles from './offers.styles.ts';

export function OffersScreen() {
  const copy = useCopy(earnCopy);
  const { global, earnBanners, earnDetails } = useContent();
  const { status, visitor } = useSessionState();
  const state = copyStateOf(visitor);
  // Bonuses are personal and shown only in the member's account.
  const banners = earnBanners.filter(({ bonus }) => !bonus);
  const offers = banners.filter(({ states }) => isForState(states, state));
  const isPersonal = banners.some(({ states }) => states);
  const isEmpty = offers.length === 0 && earnDetails.length === 0;
  return (
    <>
      <div css={styles.head}>
        <div css={styles.headWords}>
          {global.earnBannerText ? (
            <PageHeading text={global.earnBannerText} />
          ) : (
            <>
              <Title level={1} size="display">
                {copy('title')}
              </Title>
              <p css={styles.lead}>{copy('lead')}</p>
            </>
          )}
        </div>
      </div>
      <div
        css={[styles.page, isPersonal && (status === 'resolving' ? styles.hidden : styles.hiddenIfHinted)]}
      >
        {offers.length > 0 && (
          <ul css={styles.offers}>
            {offers.map((offer, index) => (
              <OfferBanner key={offer.slug} offer={offer} isPictureAtEnd={index % 2 === 0} />
            ))}
          </ul>
        )}
        <DetailLinks />
        {isEmpty && (
          <EmptyState
            title={copy('noOffersTitle')}
            titleLevel={2}
            action={
              <ButtonLink variant="primary" href={routes.search.path}>
                {copy('findRestaurants')}
              </ButtonLink>
            }
          >
            <p>{copy('noOffersText')}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
