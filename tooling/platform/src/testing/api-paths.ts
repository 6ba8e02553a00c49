import { openApiDocument } from '../openapi/document.ts';

type Paths<Operation> = Record<string, Record<string, Operation>>;

/** The calls of the API in the OpenAPI document, by path and method. Content is a service of its own. */
export async function apiPaths<Operation extends object = object>(): Promise<Paths<Operation>> {
  const { paths } = (await openApiDocument()) as { paths: Paths<Operation> };
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/cms/')));
}

/** Those that pages make: what other servers report is proven by its signature, and nothing else guards it. */
export async function pageCallPaths<Operation extends object = object>(): Promise<Paths<Operation>> {
  const paths = await apiPaths<Operation>();
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/Webhooks/')));
}
