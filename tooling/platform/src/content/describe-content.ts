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
  .describe('Where the list goes on: by pages, or by offset if the call has limit or offset.');

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

/** The contracts of ButterCMS's responses. */
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
  query('preview', { type: 'string', enum: ['0', '1'] }, 'With 1, drafts are shown too where they may be.'),
  query('locale', { type: 'string' }, 'There is content in "en" only.'),
  query(
    'levels',
    { type: 'integer', minimum: 1, maximum: 5 },
    'Changes nothing: no entry refers to another.',
  ),
];
const windows = [
  query('page', { type: 'integer', minimum: 1 }, 'Counted from 1.'),
  query('page_size', { type: 'integer', minimum: 1, maximum: 100 }, '10 when it is left out.'),
  query('offset', { type: 'integer', minimum: 0 }, 'In place of page.'),
  query('limit', { type: 'integer', minimum: 1, maximum: 100 }, 'In place of page_size.'),
];
const selection = [
  {
    ...query(
      'filters',
      { type: 'object', additionalProperties: { type: 'string' } },
      'Any number of fields.<path>=<value>: only entries that have this value there.',
    ),
    style: 'form' as const,
    explode: true,
  },
  query('order', { type: 'string' }, 'A field, or name or slug; backwards after a minus sign.'),
];
const pageType = path('page_type', 'A group of content; * for the one that every page has.');

const calls = {
  list: {
    operationId: 'listPages',
    summary: 'The pages of a group.',
    parameters: [pageType, ...shared, ...windows, ...selection],
    answer: contentContract.pages,
  },
  page: {
    operationId: 'getPage',
    summary: 'One page.',
    parameters: [pageType, path('slug', 'The page in its group.'), ...shared],
    answer: contentContract.page,
  },
  search: {
    operationId: 'searchPages',
    summary: 'The pages that have every word of the query, those with most of them first.',
    parameters: [
      query('query', { type: 'string' }, 'Words.'),
      query('page_type', { type: 'string' }, 'Only pages of this group.'),
      ...shared,
      ...windows,
    ],
    answer: contentContract.pages,
  },
  collections: {
    operationId: 'getCollections',
    summary: 'The entries of one group or several, as collections.',
    parameters: [path('keys', 'Groups, with commas between them.'), ...shared, ...windows, ...selection],
    answer: contentContract.collections,
  },
} as const;

const refusals = {
  400: 'A parameter is not right.',
  401: 'There is no token, or a wrong one.',
  404: 'There is no such content.',
};
const faults = { 500: 'A fault on our side.', 502: 'The service that has the content does not answer.' };

const answers = (texts: Readonly<Record<string, string>>, schema: z.ZodType) =>
  Object.fromEntries(
    Object.entries(texts).map(([status, description]) => [status, { description, content: json(schema) }]),
  );

/**
 * The OpenAPI description of a content endpoint: with a token for ButterCMS clients, or without one for
 * sites.
 */
export function describeContent(name: keyof typeof calls, { needsToken }: { readonly needsToken: boolean }) {
  const { operationId, answer, ...call } = calls[name];
  const { 401: unauthorized, ...others } = refusals;
  return describeRoute({
    ...call,
    parameters: [...call.parameters],
    operationId: needsToken ? operationId : `${operationId}OfSite`,
    tags: ['content'],
    security: needsToken ? [{ contentToken: [] }, { contentTokenHeader: [] }] : [],
    responses: {
      200: { description: 'Done.', content: json(answer) },
      304: { description: 'What If-None-Match names is still right.' },
      ...answers(needsToken ? { ...others, 401: unauthorized } : others, contentContract.refusal),
      ...answers(faults, problemBody),
    },
  });
}
