import { crc32 } from 'node:zlib';

import type { StoredEntry } from '@tableside/content-client/reader';

type Query = Readonly<Record<string, string>>;

interface ListWindow {
  readonly start: number;
  readonly size: number;
  readonly unit: 'page' | 'offset';
}

const LARGEST_PAGE = 100;
const USUAL_PAGE = 10;

const wholeNumber = (text: string | undefined, usual: number, most: number): number =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), most) : usual;

export function readWindow(query: Query): ListWindow {
  if (query['limit'] !== undefined || query['offset'] !== undefined) {
    const size = wholeNumber(query['limit'], USUAL_PAGE, LARGEST_PAGE);
    return { start: wholeNumber(query['offset'], 0, 1_000_000), size, unit: 'offset' };
  }
  const size = wholeNumber(query['page_size'], USUAL_PAGE, LARGEST_PAGE);
  return { start: (wholeNumber(query['page'], 1, 10_000) - 1) * size, size, unit: 'page' };
}

export const partOf = <Item>(items: readonly Item[], { start, size }: ListWindow): Item[] =>
  items.slice(start, start + size);

export function metaOf(count: number, { start, size, unit }: ListWindow) {
  const numberOf = (at: number) => (unit === 'page' ? at / size + 1 : at);
  const previous = start > 0 ? numberOf(Math.max(0, start - size)) : null;
  const next = start + size < count ? numberOf(start + size) : null;
  return unit === 'page'
    ? { count, previous_page: previous, next_page: next }
    : { count, previous_offset: previous, next_offset: next };
}

export interface ShownGroup {
  readonly group: string;
  readonly updatedAt: Date;
  readonly entries: readonly StoredEntry[];
}

export const toPage = (
  { group, updatedAt }: Pick<ShownGroup, 'group' | 'updatedAt'>,
  { slug, name, draft = false, fields }: StoredEntry,
) => ({
  slug,
  name: name ?? slug,
  published: draft ? null : updatedAt.toISOString(),
  scheduled: null,
  updated: updatedAt.toISOString(),
  status: draft ? 'draft' : 'published',
  page_type: group === '*' ? null : group,
  fields,
});

export const toItem = (group: string, { slug, fields }: StoredEntry) => ({
  meta: { id: crc32(`${group}/${slug}`) },
  ...fields,
});
