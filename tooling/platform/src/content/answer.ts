import type { StoredGroup } from './content-store.ts';
import type { StoredEntry } from './entry.schema.ts';

interface PageWindow {
  readonly page: number;
  readonly pageSize: number;
  readonly hasDrafts: boolean;
}

const LARGEST_PAGE = 100;
const USUAL_PAGE = 10;

const wholeNumber = (text: string | undefined, usual: number, most: number): number =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), most) : usual;

/** The part of a group that a query asks for; sizes out of range are brought into it. */
export const readWindow = (query: Readonly<Record<string, string>>, mayShowDrafts: boolean): PageWindow => ({
  page: wholeNumber(query['page'], 1, 10_000),
  pageSize: wholeNumber(query['page_size'], USUAL_PAGE, LARGEST_PAGE),
  hasDrafts: mayShowDrafts && query['preview'] === '1',
});

const toPage = (group: string, updatedAt: Date, { slug, name, draft = false, fields }: StoredEntry) => ({
  slug,
  name: name ?? slug,
  page_type: group,
  status: draft ? 'draft' : 'published',
  updated: updatedAt.toISOString(),
  fields,
});

/** An answer as ButterCMS gives it to `GET /pages/{page_type}/`. */
export function toAnswer(
  group: string,
  { entries, updatedAt }: StoredGroup,
  { page, pageSize, hasDrafts }: PageWindow,
) {
  const shown = entries.filter(({ draft = false }) => hasDrafts || !draft);
  const pages = Math.ceil(shown.length / pageSize);
  return {
    meta: {
      count: shown.length,
      previous_page: page > 1 ? page - 1 : null,
      next_page: page < pages ? page + 1 : null,
    },
    data: shown.slice((page - 1) * pageSize, page * pageSize).map((entry) => toPage(group, updatedAt, entry)),
  };
}
