import { http, HttpResponse } from 'msw';

import { contentGroups, type ContentGroup } from '../content.ts';

/** The entries of each group as the content service sends them. */
export type ContentEntries = Partial<Readonly<Record<ContentGroup, readonly unknown[]>>>;

export interface ContentHandlerOptions {
  /** The path of the content service; the default of partners when absent. */
  readonly cmsRoute?: string;
  /** Groups that answer with a status of failure: `{ home: 500 }`; 404 for a group that is not there. */
  readonly failing?: Partial<Readonly<Record<ContentGroup, number>>>;
  /** Called with each request, after the name of its group. */
  readonly onRequest?: (group: string, request: Request) => void | Promise<void>;
}

/** The content service at the wire: the given entries of each group, empty groups otherwise, 404 for unknown names. */
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
