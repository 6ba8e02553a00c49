import { openApiDocument } from '../openapi/document.ts';

/** The calls of the API in the OpenAPI document, by path and method. Content is a service of its own. */
export async function apiPaths<Operation extends object = object>(): Promise<
  Record<string, Record<string, Operation>>
> {
  const { paths } = (await openApiDocument()) as { paths: Record<string, Record<string, Operation>> };
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/cms/')));
}
