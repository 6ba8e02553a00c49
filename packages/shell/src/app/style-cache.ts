import createCache, { type EmotionCache } from '@emotion/cache';
import { STYLES } from '@tableside/core/page-protocol';

export interface StyleCache {
  readonly cache: EmotionCache;
  /** Whether the page's HTML contains the global styles and those of its elements. */
  readonly isFilled: boolean;
}

/**
 * Creates the cache of styles for the browser, which knows the rules in the page's HTML. Emotion has its own
 * way to adopt them, but moves their element, after which browsers style and lay out the whole page again.
 */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: 'css' });
  const ids = document.querySelector(`style[${STYLES}]`)?.getAttribute(STYLES)?.split(' ') ?? [];
  for (const id of ids) cache.inserted[id] = true;
  return { cache, isFilled: ids.length > 0 };
}
