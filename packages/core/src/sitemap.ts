/** How many addresses one sitemap may have (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

export interface SitemapEntry {
  readonly address: string;
  readonly changedAt?: Date | undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const entryTags = { urlset: 'url', sitemapindex: 'sitemap' } as const;

/**
 * Returns the parts of a sitemap (`urlset`) or of a list of sitemaps (`sitemapindex`), for writing it in
 * pieces: its start, a function for each entry, and its end.
 */
export const sitemapParts = (kind: keyof typeof entryTags) => ({
  start: `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
  entry: ({ address, changedAt }: SitemapEntry): string => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${entryTags[kind]}><loc>${escaped(address)}</loc>${changed}</${entryTags[kind]}>\n`;
  },
  end: `</${kind}>\n`,
});

export function sitemapText(kind: keyof typeof entryTags, entries: readonly SitemapEntry[]): string {
  const { start, entry, end } = sitemapParts(kind);
  return start + entries.map(entry).join('') + end;
}
