import { merchantFeatures, type MealServed, type MerchantFeature } from '@tableside/core';
import { featureBits, mealBits, searchable, type schema } from '@tableside/platform/database';
import { timeZoneOf } from '@tableside/platform/places';

import { cuisineSlug, dishesOf } from '../images/index.ts';
import { cuisines, type CuisineSeed } from './cuisines.ts';
import { describePlace } from './descriptions.ts';
import { inventHours } from './hours.ts';
import { inventMenuText } from './menus.ts';
import { inventName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { createSpotFinder } from './spots.ts';

export type MerchantRow = Required<typeof schema.merchants.$inferInsert>;

export const FIRST_MERCHANT_ID = 100_001;
const DAY_MS = 86_400_000;

const weighted = cuisines.map((cuisine) => [cuisine, cuisine.share] as const);

function pickMeals({ meals }: CuisineSeed, random: Random): MealServed[] {
  const picked = meals.filter((meal) =>
    meal === 'dinner' || meal === 'lunch' ? random.chance(0.92) : random.chance(0.75),
  );
  return picked.length > 0 ? picked : [...meals];
}

function pickFeatures(random: Random): MerchantFeature[] {
  const chances: Record<MerchantFeature, number> = {
    dineIn: 0.94,
    takeout: 0.72,
    delivery: 0.45,
    onlineOrdering: 0.34,
  };
  const features = merchantFeatures.filter((feature) => random.chance(chances[feature]));
  return features.length > 0 ? features : ['dineIn'];
}

/** Enough for varied search results, but few enough that most pictures are soon cached. */
const PICTURES_A_DISH = 240;
const numbers = Array.from({ length: PICTURES_A_DISH }, (_, index) => index + 1);
/** The number in an illustration's name has at most six digits. */
const MAIN_PICTURES = 100_000;

/**
 * Returns the paths of pictures: a main dish that no other restaurant shows, followed by other dishes. See
 * tooling/demo/README.md.
 */
function inventPictures(cuisine: CuisineSeed, index: number, random: Random): string[] {
  const { slug, mains, all } = dishesOf(cuisine.name);
  const [first = 0, ...rest] = random.sample(numbers, random.between(4, 6));
  const main = first % mains;
  const pathOf = (dish: number, variant: number) => `/images/${slug}-${variant * all + (dish % all)}`;
  return [
    pathOf(main, PICTURES_A_DISH + 1 + (index % MAIN_PICTURES)),
    ...rest.map((variant, at) => pathOf(main + 1 + at, variant)),
  ];
}

const menuPages = (cuisine: CuisineSeed, count: number, random: Random): string[] =>
  random.sample(numbers, count).map((number) => `/images/menu-${cuisineSlug(cuisine.name)}-${number}`);

function pickHighlight(
  daysSinceJoined: number,
  features: readonly MerchantFeature[],
  random: Random,
): string | null {
  if (daysSinceJoined < 0) return 'comingSoon';
  // "new" is not stored, because it follows from the day on which the merchant joined.
  if (daysSinceJoined < 90) return null;
  if (random.chance(0.02)) return 'leavingSoon';
  if (random.chance(0.03)) return 'limitedTime';
  if (features.includes('onlineOrdering') && random.chance(0.25)) {
    return features.includes('dineIn') ? 'onlineOrderingAvailable' : 'onlineOrderingOnly';
  }
  return null;
}

function inventMenu(
  cuisine: CuisineSeed,
  slug: string,
  random: Random,
): { url: string | null; images: string[] } {
  const kind = random.pickWeighted([
    ['url', 45],
    ['images', 38],
    ['none', 17],
  ] as const);
  return {
    url: kind === 'url' ? `https://${slug}.example/menu` : null,
    images: kind === 'images' ? menuPages(cuisine, random.between(1, 4), random) : [],
  };
}

export function* inventMerchants(count: number, today: Date): Generator<MerchantRow> {
  const findSpot = createSpotFinder();
  const takenNames = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const id = FIRST_MERCHANT_ID + index;
    const random = createRandom(id);
    const spot = findSpot(random);
    const cuisine = random.pickWeighted(weighted);
    const served = [cuisine.name, ...(random.chance(0.4) ? [random.pick(cuisine.with)] : [])];
    const name = inventName(cuisine, `${spot.city}, ${spot.state}`, takenNames, random);
    const slug = `${cuisineSlug(name)}-${id}`;
    const features = pickFeatures(random);
    const meals = pickMeals(cuisine, random);
    const daysSinceJoined = random.chance(0.09) ? random.between(-30, 89) : random.between(90, 3000);
    const ratingCount = random.chance(0.07) ? 0 : Math.ceil(random.next() ** 3 * 900) + 3;
    const price = random.pickWeighted(cuisine.prices.map((weight, level) => [level + 1, weight] as const));
    const [mainPicture = '', ...gallery] = inventPictures(cuisine, index, random);
    const menu = inventMenu(cuisine, slug, random);
    const words = inventMenuText({
      merchantId: id,
      cuisine,
      priceLevel: price,
      hasUrl: menu.url !== null,
      pictures: menu.images.length,
    });
    const acclaimed = random.pickWeighted([
      [0, 86],
      [1, 9],
      [2, 5],
    ] as const);
    const { street, city, state, zipCode, latitude, longitude, neighborhood } = spot;
    yield {
      id,
      isDemo: true,
      name,
      searchText: searchable(`${name} ${served.join(' ')}`),
      description: random.chance(0.95) ? describePlace(cuisine, city, random) : null,
      latitude,
      longitude,
      street,
      city,
      state,
      zipCode,
      neighborhood: neighborhood ?? null,
      timeZone: timeZoneOf(spot),
      phone: random.chance(0.93)
        ? `${random.between(201, 989)}55501${String(random.between(0, 99)).padStart(2, '0')}`
        : null,
      websiteUrl: random.chance(0.85) ? `https://${slug}.example/` : null,
      orderUrl: features.includes('onlineOrdering') ? `https://${slug}.example/order` : null,
      menuUrl: menu.url,
      menuImageUrls: menu.images,
      menuImageDescriptions: words.descriptions,
      menu: words.menu,
      imageBaseUrl: mainPicture,
      galleryUrls: gallery,
      cuisines: served,
      priceLevel: random.chance(0.04) ? 0 : price,
      rating:
        ratingCount === 0
          ? null
          : Math.round(Math.min(5, Math.max(2.1, 4.2 + random.bell() * 0.6)) * 10) / 10,
      ratingCount,
      highlight: pickHighlight(daysSinceJoined, features, random),
      joinedOn: new Date(today.getTime() - daysSinceJoined * DAY_MS).toISOString().slice(0, 10),
      acclaimedLevel: acclaimed,
      meals: mealBits.bitsOf(meals),
      features: featureBits.bitsOf(features),
      hours: inventHours(meals, random),
      reservationProviders: features.includes('dineIn') && random.chance(0.4) ? ['OpenTable'] : [],
      spendingRules:
        features.includes('onlineOrdering') && random.chance(0.15) ? { onlineOrders: false } : null,
    };
  }
}
