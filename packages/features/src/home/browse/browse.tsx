import { formatMerchantSearch, routes, searchHref, type MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { BadgeCheck, CalendarDays, ShoppingBag, Sparkles, Utensils } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { Section } from '../section/section.tsx';
import { homeCopy } from '../copy.ts';
import * as styles from './browse.styles.ts';
import { NearCarousel } from './near-carousel.tsx';

type BrowseKey = 'browseNew' | 'browseBrunch' | 'browseTakeout' | 'browseReservations' | 'browseAcclaimed';
type Choice = readonly [words: BrowseKey, icon: typeof Sparkles, search: MerchantSearch];

const queryOf = (search: MerchantSearch) => new URLSearchParams(formatMerchantSearch(search)).toString();

export function Browse() {
  const copy = useCopy(homeCopy);
  const { acclaimedEnabled, openTableReservationsEnabled } = usePartner();
  const choices: readonly Choice[] = [
    ['browseNew', Sparkles, { isNew: true }],
    ['browseBrunch', Utensils, { mealsServed: ['brunch'] }],
    ['browseTakeout', ShoppingBag, { features: ['takeout'] }],
    ...(openTableReservationsEnabled
      ? ([['browseReservations', CalendarDays, { reservations: true }]] as const)
      : []),
    ...(acclaimedEnabled ? ([['browseAcclaimed', BadgeCheck, { acclaimed: true }]] as const) : []),
  ];
  return (
    <Section
      tone="sunken"
      title={copy('browseTitle')}
      lead={copy('browseLead')}
      action={
        <ButtonLink variant="secondary" href={routes.search.path}>
          {copy('browseAll')}
        </ButtonLink>
      }
    >
      <ul css={styles.chips}>
        {choices.map(([words, Icon, search]) => (
          <li key={words}>
            <Link look="bare" href={searchHref(queryOf(search))} css={styles.chip}>
              <Icon size={20} aria-hidden="true" />
              {copy(words)}
            </Link>
          </li>
        ))}
      </ul>
      <NearCarousel
        headline={copy.text('nearTitle')}
        body={copy.text('nearBody')}
        query="sortBy=distance"
        headingLevel={3}
      />
      <NearCarousel
        headline={copy.text('newTitle')}
        body={copy.text('newBody')}
        query="isNew=true"
        headingLevel={3}
      />
    </Section>
  );
}
