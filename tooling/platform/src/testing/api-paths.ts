import { openApiDocument } from '../openapi/document.ts';

type Paths<Operation> = Record<string, Record<string, Operation>>;

export async function apiPaths<Operation extends object = object>(): Promise<Paths<Operation>> {
  const { paths } = (await openApiDocument()) as { paths: Paths<Operation> };
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith('/api/cms/')));
}

export async function pageCallPaths<Operation extends object = object>(): Promise<Paths<Operation>> {
  const paths = await apiPaths<Operation>();
  return Object.fromEntries(
    Object.entries(paths).filter(([path]) => !/^\/api\/(?:Webhooks\/|Mail\/|Violations$)/.test(path)),
  );
}
