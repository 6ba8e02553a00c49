/** The longest address that an event may carry. */
const MAX_LENGTH = 2048;

/** An address as events carry it: campaign parameters stay, every other parameter and the fragment may be private. */
export function trackedUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return `${origin}${pathname}${query && `?${query}`}`.slice(0, MAX_LENGTH);
}
