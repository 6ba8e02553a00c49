import { readFile } from 'node:fs/promises';

interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly statuses: ReadonlySet<number>;
}

/**
 * Statuses of requests that reach no operation, because of an unknown path, another site's page or an
 * unreadable body.
 */
const WITHOUT_CALL = new Set([400, 403, 404]);

async function readCalls(): Promise<readonly DocumentedCall[]> {
  const { paths } = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        path,
        method: method.toUpperCase(),
        statuses: new Set(Object.keys(responses).map(Number)),
      })),
    )
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
}

let reading: Promise<readonly DocumentedCall[]> | undefined;

const fits = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
};

export async function assertDocumented(method: string, path: string, status: number): Promise<void> {
  const { pathname } = new URL(path, 'http://localhost');
  if (!pathname.startsWith('/api/') || method === 'OPTIONS') return;
  reading ??= readCalls();
  const documentedMethod = method === 'HEAD' ? 'GET' : method;
  const call = (await reading).find((one) => one.method === documentedMethod && fits(one.path, pathname));
  if ((call?.statuses ?? WITHOUT_CALL).has(status)) return;
  throw new Error(
    `${method} ${call?.path ?? pathname} answered ${status}, which the OpenAPI document does not have for it: ` +
      'name it where the call is described, and run "pnpm platform openapi".',
  );
}
