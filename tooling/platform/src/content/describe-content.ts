import { problemBody } from '@tableside/api-client/contract';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';

const count = z.int().min(0);
const place = z.int().min(0).nullable();
const meta = z
  .union([
    z.object({ count, previous_page: place, next_page: place }),
    z.object({ count, previous_offset: place, next_offset: place }),
  ])
  .describe('Pagination: by page, or by offset if the request has limit or offset.');

const page = z
  .object({
    slug: z.string(),
    name: z.string(),
    published: z.iso.datetime().nullable(),
    scheduled: z.null(),
    updated: z.iso.datetime(),
    status: z.enum(['published', 'draft']),
    page_type: z.string().nullable().describe('The group; null for the group *.'),
    fields: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ContentPage' });
const pages = z.object({ meta, data: z.array(page) }).meta({ id: 'ContentPages' });
const item = z.looseObject({ meta: z.object({ id: z.int() }) });
const collections = z
  .object({ meta, data: z.record(z.string(), z.array(item)) })
  .meta({ id: 'ContentCollections' });
const refusal = z.object({ detail: z.string() }).meta({ id: 'ContentRefusal' });

export const contentContract = { page: z.object({ data: page }), pages, collections, refusal };

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

const query = (name: string, schema: object, description: string) => ({
  name,
  in: 'query' as const,
  schema,
  description,
});
const path = (name: string, description: string) => ({
  name,
  in: 'path' as const,
  required: true,
  schema: { type: 'string' as const },
  description,
});

const shared = [
  query('preview', { type: 'string', enum: ['0', '1'] }, '1 includes drafts, where they are allowed.'),
  query('locale', { type: 'string' }, 'Only "en" is available.'),
  query(
    'levels',
    { type: 'integer', minimum: 1, maximum: 5 },
    'Accepted for compatibility; has no effect, because entries do not reference each other.',
  ),
];
const windows = [
  query('page', { type: 'integer', minimum: 1 }, '1-based page number.'),
  query('page_size', { type: 'integer', minimum: 1, maximum: 100 }, 'Page size; 10 by default.'),
  query('offset', { type: 'integer', minimum: 0 }, 'Alternative to page.'),
  query('limit', { type: 'integer', minimum: 1, maximum: 100 }, 'Alternative to page_size.'),
];
const selection = [
  {
    ...query(
      'filters',
      { type: 'object', additionalProperties: { type: 'string' } },
      'Any number of fields.<path>=<value> filters: only entries with this value at the path.',
    ),
    style: 'form' as const,
    explode: true,
  },
  query(
    'order',
    { type: 'string' },
    'A field, or name or slug; prefix with a minus sign for descending order.',
  ),
];
const pageType = path('page_type', 'A content group; * for the group shared by all pages.');

const calls = {
  list: {
    operationId: 'listPages',
    summary: 'Lists the pages of a group.',
    parameters: [pageType, ...shared, ...windows, ...selection],
    response: contentContract.pages,
  },
  page: {
    operationId: 'getPage',
    summary: 'Retrieves one page.',
    parameters: [pageType, path('slug', 'Slug of the page within its group.'), ...shared],
    response: contentContract.page,
  },
  search: {
    operationId: 'searchPages',
    summary: 'Searches for pages that contain every word of the query, most occurrences first.',
    parameters: [
      query('query', { type: 'string' }, 'Search words.'),
      query('page_type', { type: 'string' }, 'Limits the search to this group.'),
      ...shared,
      ...windows,
    ],
    response: contentContract.pages,
  },
  collections: {
    operationId: 'getCollections',
    summary: 'Lists the entries of one or more groups as collections.',
    parameters: [path('keys', 'Comma-separated groups.'), ...shared, ...windows, ...selection],
    response: contentContract.collections,
  },
} as const;

const refusals = {
  400: 'A parameter is invalid.',
  401: 'The token is missing or invalid.',
  404: 'Content not found.',
};
const faults = { 500: 'Internal server error.', 502: 'The content service is unavailable.' };

const responses = (texts: Readonly<Record<string, string>>, schema: z.ZodType) =>
  Object.fromEntries(
    Object.entries(texts).map(([status, description]) => [status, { description, content: json(schema) }]),
  );

export function describeContent(name: keyof typeof calls, { needsToken }: { readonly needsToken: boolean }) {
  const { operationId, response, ...call } = calls[name];
  const { 401: unauthorized, ...others } = refusals;
  return describeRoute({
    ...call,
    parameters: [...call.parameters],
    operationId: needsToken ? operationId : `${operationId}OfSite`,
    tags: ['content'],
    security: needsToken ? [{ contentToken: [] }, { contentTokenHeader: [] }] : [],
    responses: {
      200: { description: 'Success.', content: json(response) },
      304: { description: 'Not modified since the version in If-None-Match.' },
      ...responses(needsToken ? { ...others, 401: unauthorized } : others, contentContract.refusal),
      ...responses(faults, problemBody),
    },
  });
}
