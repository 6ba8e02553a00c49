import { dishMarks, type Dish, type DishMark, type Menu, type MenuSection } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { count, filledText, lenient, listOf, object, oneOf, optional, text } from '../../client/reader.ts';

const readMark = lenient(oneOf(dishMarks));
const isKnown = (mark: DishMark | undefined): mark is DishMark => mark !== undefined;
const readDish = object<Dish>({
  name: filledText,
  description: optional(text),
  priceCents: optional(count),
  note: optional(text),
  marks: (value) => (value === undefined ? [] : listOf(readMark)(value).filter(isKnown)),
});
const readSection = object<MenuSection>({
  name: filledText,
  description: optional(text),
  dishes: listOf(readDish),
});
const readMenu = object<Menu>({ sections: listOf(readSection), note: optional(text) });

/**
 * GET /api/merchants/{merchantId}/Menu: a merchant's menu as text (MER-38). Rejects with 404 if there is
 * none, or if the server does not provide this call.
 */
export async function getMenu(client: ApiClient, merchantId: string, signal?: AbortSignal): Promise<Menu> {
  const path = `/api/merchants/${encodeURIComponent(merchantId)}/Menu`;
  return readMenu(await client.call({ path, signal }));
}
