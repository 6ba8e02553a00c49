import { isSwitchedOff, siteRoutes, type RouteSettings } from '@tableside/core';

import type { Content } from './content.ts';
import { isRecord } from './read/wire.ts';

/**
 * Returns the content without links to pages that a site does not have because its settings or flags disable
 * them. A link within a text becomes text, and a banner that is a link loses it.
 */
export function withoutLinksTo(content: Content, partner: RouteSettings): Content {
  if (siteRoutes.every(({ isAvailable }) => isAvailable?.(partner) ?? true)) return content;
  const isGone = (href: unknown) => typeof href === 'string' && isSwitchedOff(partner, href);
  const withoutLink = (item: unknown): readonly unknown[] => {
    if (!isRecord(item) || !(isGone(item['url']) || isGone(item['href']))) return [item];
    const { url: _url, ...rest } = item;
    if (item['tag'] === 'a') return item['children'] as readonly unknown[];
    if (item['type'] === 'link') return [{ type: 'text', copy: item['copy'] }];
    return 'order' in item ? [rest] : [];
  };
  return JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (Array.isArray(value)) return value.flatMap(withoutLink);
    return key === 'link' && isRecord(value) && isGone(value['url']) ? undefined : value;
  }) as Content;
}
