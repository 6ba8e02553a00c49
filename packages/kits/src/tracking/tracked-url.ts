const MAX_LENGTH = 2048;

/**
 * Reduces a URL for events: campaign parameters are kept, and all other parameters and the fragment, which
 * may be private, are removed.
 */
export function trackedUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return `${origin}${pathname}${query && `?${query}`}`.slice(0, MAX_LENGTH);
}
