import type { RestaurantPlace } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { count, filledText, object, optional } from '../../client/reader.ts';

const readPlace = object<RestaurantPlace>({ name: filledText, cuisine: optional(filledText), count });

/**
 * GET /api/v2/Places/{place} and /api/v2/Places/{place}/{cuisine} (FND-05). Rejects with status 404 if the place has
 * too few restaurants for a page of its own, or if the server does not provide this call.
 * @param path - the names of the place and of the cuisine in the page's path, such as `chicago-il/italian`.
 */
export async function getPlace(
  client: ApiClient,
  path: string,
  signal?: AbortSignal,
): Promise<RestaurantPlace> {
  const names = path.split('/').map(encodeURIComponent).join('/');
  return readPlace(await client.call({ path: `/api/v2/Places/${names}`, signal }));
}
