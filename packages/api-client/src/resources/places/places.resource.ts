import type { CityLink, PlaceLink, RestaurantPlace, RestaurantPlaces } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { count, filledText, listOf, object, optional } from '../../client/reader.ts';

const link = { path: filledText, name: filledText, count };
const readPlaces = object<RestaurantPlaces>({
  places: listOf(object<CityLink>({ ...link, state: filledText })),
});
const readPlace = object<RestaurantPlace>({
  name: filledText,
  cuisine: optional(filledText),
  count,
  cuisines: optional(listOf(object<PlaceLink>(link))),
});

export const getPlaces = async (client: ApiClient, signal?: AbortSignal): Promise<RestaurantPlaces> =>
  readPlaces(await client.call({ path: '/api/v2/Places', signal }));

/**
 * GET /api/v2/Places/{place} and /api/v2/Places/{place}/{cuisine} (FND-05). Rejects with 404 if the place has
 * too few restaurants for a page of its own, or if the server does not provide this call.
 * @param path - the place and the cuisine as in the page's path, such as `chicago-il/italian`.
 */
export async function getPlace(
  client: ApiClient,
  path: string,
  signal?: AbortSignal,
): Promise<RestaurantPlace> {
  const names = path.split('/').map(encodeURIComponent).join('/');
  return readPlace(await client.call({ path: `/api/v2/Places/${names}`, signal }));
}
