import { http, HttpResponse } from 'msw';

import { contentGroups, type ContentGroup } from '../content.ts';

export type ContentEntries = Partial<Readonly<Record<ContentGroup, readonly unknown[]>>>;

export interface ContentHandlerOptions {
  readonly cmsRoute?: string;
  /** Groups that respond with an error status, such as `{ home: 500 }`. Use 404 for a missing group. */
  readonly failing?: Partial<Readonly<Record<ContentGroup, number>>>;
  readonly onRequest?: (group: string, request: Request) => void | Promise<void>;
}

export function contentHandlers(
  entries: ContentEntries = {},
  { cmsRoute = '/api/cms', failing = {}, onRequest }: ContentHandlerOptions = {},
) {
  return [
    http.get<{ name: string }>(`*${cmsRoute}/pages/:name/`, async ({ params, request }) => {
      await onRequest?.(params.name, request);
      const group = contentGroups.find((name) => name === params.name);
      const status = group ? failing[group] : 404;
      if (group === undefined || status !== undefined) {
        return HttpResponse.json({ detail: 'Not found.' }, { status: status ?? 404 });
      }
      return HttpResponse.json({ data: entries[group] ?? [] });
    }),
  ];
}
