import { openApiDocument } from '../openapi/document.ts';

type Paths<Operation> = Record<string, Record<string, Operation>>;

/** The API's operations in the OpenAPI document, by path and method. Excludes the content service. */
export async function apiPaths<Operation extends object = object>(): Promise<Paths<Operation>> {
  const { paths } = (await openApiDocument()) as { paths: Paths<Operation> };
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/cms/')));
}

/** Returns the operations that pages call, without webhooks, which only a signature protects. */
export async function pageCallPaths<Operation extends object = object>(): Promise<Paths<Operation>> {
  const paths = await apiPaths<Operation>();
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/Webhooks/')));
}
