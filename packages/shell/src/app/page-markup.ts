import { fillText, type Content } from '@tableside/content-client';
import {
  menuHref,
  merchantHref,
  placeHref,
  omitUndefined,
  reserveHref,
  routes,
  weekdays,
  type DishMark,
  type MerchantDetail,
  type MerchantSearchResult,
  type Weekday,
} from '@tableside/core';
import { withCurrencyOf } from '@tableside/kits/content';
import type { ShownData, ShownMenu } from '@tableside/kits/feature';
import { buildImageUrl, formatPhone, merchantLinks } from '@tableside/kits/merchants';
import { pathMeta } from '@tableside/kits/partner';
import { copyValues, type PartnerBuild } from '@tableside/partner-config';

import { jsonForHtml } from './json-for-html.ts';
import { textOfHtml } from './text-of-html.ts';

export interface PageMarkupOptions {
  /** The path without a query string. */
  readonly path: string;
  /** The document's title as HTML. */
  readonly title: string;
  readonly partner: PartnerBuild;
  readonly content: Content;
  readonly shown?: ShownData | undefined;
}

interface Entity {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const dayNames: Readonly<Record<Weekday, string>> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};

const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

function openingHours(hours: MerchantDetail['hours']): readonly Entity[] {
  const times = new Set(hours.map(({ opens, closes }) => `${opens}-${closes}`));
  return [...times].map((time) => {
    const [opens = '', closes = ''] = time.split('-');
    const days = weekdays.filter((weekday) =>
      hours.some((entry) => entry.day === weekday && entry.opens === opens && entry.closes === closes),
    );
    const isAllDay = opens === closes;
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens: isAllDay ? '00:00' : opens,
      // Google's notation for open around the clock.
      closes: isAllDay ? '23:59' : closes,
    };
  });
}

function restaurant(merchant: MerchantDetail, { settings }: PartnerBuild): Entity {
  const at = (path: string) => new URL(path, settings.siteUrl).href;
  const { name, rating, priceLevel, position, address, phone } = merchant;
  const links = merchantLinks(merchant);
  const image = buildImageUrl(merchant.imageBaseUrl, 'detail', [new URL(settings.siteUrl).origin]);
  const isReservable = settings.openTableReservationsEnabled && merchant.reservationProviders.length > 0;
  return omitUndefined({
    '@type': 'Restaurant',
    name,
    url: at(links.page),
    image: image && at(image),
    description: merchant.description,
    telephone: phone === undefined ? undefined : `+1-${formatPhone(phone)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    servesCuisine: unlessEmpty(merchant.cuisines),
    priceRange: priceLevel > 0 ? '$'.repeat(priceLevel) : undefined,
    openingHoursSpecification: unlessEmpty(openingHours(merchant.hours)),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.overall.toFixed(1),
      ratingCount: rating.count,
    },
    hasMenu: links.menu && at(links.menu),
    sameAs: links.website,
    acceptsReservations: isReservable ? true : undefined,
    potentialAction: isReservable
      ? {
          '@type': 'ReserveAction',
          target: { '@type': 'EntryPoint', urlTemplate: at(reserveHref(merchant.id)) },
          result: { '@type': 'FoodEstablishmentReservation', name },
        }
      : undefined,
  });
}

const diets: Readonly<Record<DishMark, string | undefined>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  glutenFree: 'GlutenFreeDiet',
  // Food without dairy is also low in lactose.
  dairyFree: 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  containsNuts: undefined,
  spicy: undefined,
};

const menuOf = ({ menu }: ShownMenu, name: string, url: string): Entity => ({
  '@type': 'Menu',
  name,
  url,
  hasMenuSection: menu.sections.map((section) =>
    omitUndefined({
      '@type': 'MenuSection',
      name: section.name,
      description: section.description,
      hasMenuItem: section.dishes.map(({ name, description, priceCents, marks }) =>
        omitUndefined({
          '@type': 'MenuItem',
          name,
          description,
          offers:
            priceCents === undefined
              ? undefined
              : { '@type': 'Offer', price: (priceCents / 100).toFixed(2), priceCurrency: 'USD' },
          suitableForDiet: unlessEmpty(
            marks.flatMap((mark) => {
              const diet = diets[mark];
              return diet === undefined ? [] : `https://schema.org/${diet}`;
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Describes a page to machines, using only what it shows to everyone (FND-03). */
export function pageEntities({
  path,
  title: pageTitle,
  partner,
  content,
  shown,
}: PageMarkupOptions): readonly Entity[] {
  const { settings, assets } = partner;
  const { programName, siteUrl } = settings;
  const at = (to: string) => new URL(to, siteUrl).href;
  const home = at(routes.home.path);
  const withoutProgram = (text: string) => text.replace(` | ${programName}`, '');
  const nameOf = (of: string) =>
    withoutProgram(
      fillText(pathMeta(settings.routeMeta, of)?.title ?? programName, {
        partner: copyValues(withCurrencyOf(content.global, settings), undefined),
        linkLabel: () => '',
      }),
    );
  const way = (...steps: readonly (readonly [name: string, path: string])[]): Entity => ({
    '@type': 'BreadcrumbList',
    itemListElement: [[programName, routes.home.path] as const, ...steps].map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(to),
    })),
  });
  const list = (items: readonly { readonly url: string; readonly name?: string }[]): readonly Entity[] =>
    items.length === 0
      ? []
      : [
          {
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              ...item,
            })),
          },
        ];
  const search = [nameOf(routes.search.path), routes.search.path] as const;
  const earn = [nameOf(routes.earn.path), routes.earn.path] as const;
  const results = (result: MerchantSearchResult) =>
    list(result.merchants.map(({ id, name }) => ({ name, url: at(merchantHref(id)) })));

  if (shown && 'menu' in shown) {
    const { id, name } = shown.merchant;
    const title = withoutProgram(textOfHtml(pageTitle));
    return [menuOf(shown, title, at(path)), way(search, [name, merchantHref(id)], [title, menuHref(id)])];
  }
  if (shown && 'places' in shown)
    return [
      way([withoutProgram(textOfHtml(pageTitle)), path]),
      ...list(shown.places.map((place) => ({ name: place.name, url: at(placeHref(place.path)) }))),
    ];
  if (shown && !('merchants' in shown))
    return [restaurant(shown, partner), way(search, [shown.name, merchantHref(shown.id)])];
  if (shown && path.startsWith(`${routes.restaurants.path}/`))
    return [way(search, [withoutProgram(textOfHtml(pageTitle)), path]), ...results(shown)];
  if (path === routes.search.path) return [way(search), ...(shown ? results(shown) : [])];
  if (path === routes.home.path)
    return [
      {
        '@type': 'WebSite',
        name: programName,
        url: home,
        publisher: { '@id': `${home}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${at(routes.search.path)}?location={location}`,
          },
          'query-input': 'required name=location',
        },
      },
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: programName,
        url: home,
        logo: at(assets.logo),
      },
    ];
  if (path === routes.earn.path) {
    const pages = content.earnDetails.flatMap(({ url }) => url ?? []);
    return [way(earn), ...list(pages.map((url) => ({ url: at(`${routes.earn.path}/${url}`) })))];
  }
  if (path.startsWith(`${routes.earn.path}/`))
    return [way(earn, [withoutProgram(textOfHtml(pageTitle)), path])];
  return [];
}

export function pageMarkup(page: PageMarkupOptions): string {
  const graph = pageEntities(page);
  return graph.length === 0
    ? ''
    : `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}
