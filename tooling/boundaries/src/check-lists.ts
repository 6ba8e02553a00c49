import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './finding.ts';
import { columnOf } from './markdown.ts';

export interface RepeatedList {
  readonly document: string;
  readonly column: string;
  readonly rows?: RegExp;
  readonly code: string;
  readonly names: RegExp;
}

const OPERATE = 'docs/operate.md';
const SCALE = 'docs/scale.md';
const PLATFORM = 'tooling/platform/src';
const CACHING = /'((?:public|private), max-age=[^']+|no-cache|no-store)'/g;

const cachedBy = (rows: RegExp, code: string, names = CACHING): RepeatedList => ({
  document: SCALE,
  column: 'Cache-Control',
  rows,
  code: `${PLATFORM}/${code}`,
  names,
});
const LASTING = /'((?:public|private), max-age=[^']+)'/g;

const repeatedLists: readonly RepeatedList[] = [
  {
    document: OPERATE,
    column: 'periodic job',
    code: `${PLATFORM}/startup/periodic-jobs.ts`,
    names: /(?:hourly\(|name: )'([\w-]+)'/g,
  },
  {
    document: OPERATE,
    column: 'service',
    code: `${PLATFORM}/settings/service-names.ts`,
    names: /'([\w-]+)'/g,
  },
  {
    document: OPERATE,
    column: 'refusal',
    code: `${PLATFORM}/booking/booking-provider.ts`,
    names: /^ {2}'(\w+)',$/gm,
  },
  {
    document: OPERATE,
    column: 'metric',
    code: `${PLATFORM}/operations/metrics.ts`,
    names: /'(tableside_\w+|http_request_duration_seconds)'/g,
  },
  {
    document: OPERATE,
    column: 'reason',
    rows: /^(200|503), /,
    code: `${PLATFORM}/operations/{database-health,readiness}.ts`,
    names: /readonly (\w+)\?: string;/g,
  },
  cachedBy(/./, '{accounts,api,content,framed-page,gateway,identity,images,secure-frame}/**/*.ts'),
  cachedBy(/^(files|other files|pages, service)/, 'gateway/site-rules.ts'),
  cachedBy(/^`\/images/, 'images/images-app.ts'),
  cachedBy(/^content/, 'content/content-calls.ts', LASTING),
  cachedBy(/^(place suggestions|the visitor)/, 'api/locations/locations.ts'),
  cachedBy(/^searches/, 'api/merchants/merchants.ts'),
  cachedBy(/^feature flags/, 'api/feature-flags/feature-flags.ts'),
  cachedBy(/^the secure frame/, 'framed-page/headers.ts'),
  {
    document: SCALE,
    column: 'tables',
    code: `${PLATFORM}/{database/*,jobs/job-queue}.ts`,
    names: /(?:pgTable\(\s*'|create table if not exists |schema: ')(\w+)/g,
  },
  ...['api-client', 'content-client', 'partner-config', 'shell', 'ui', 'vite'].map((name) => ({
    document: `packages/${name}/README.md`,
    column: 'entry point',
    code: `packages/${name}/package.json`,
    names: /^ {4}"(\.[^"]*)": \{$/gm,
  })),
  {
    document: 'docs/deploy.md',
    column: 'header',
    code: 'tooling/deploy/src/nginx.ts',
    names: /[`']proxy_set_header (X-[\w-]+|traceparent) /g,
  },
  {
    document: 'tooling/platform/README.md',
    column: 'pnpm platform',
    code: `${PLATFORM}/commands/commands.ts`,
    names: /(?:usage: `|plain\(\s*['"]) {2}(\S.*?)(?: {2,}|$)/gm,
  },
  {
    document: 'tooling/partner/README.md',
    column: 'command',
    code: 'tooling/partner/src/{cli,content.cli,dev}.ts',
    names: /^(?:const usage = `)?(pnpm (?:partner|content|dev) .+?)(?: {2,}|$)/gm,
  },
  {
    document: 'docs/mutation.md',
    column: 'package',
    code: 'tooling/mutation/areas.ts',
    names: /^ {2}'?([\w-]+)'?: \{/gm,
  },
  {
    document: 'tooling/bench/README.md',
    column: 'option',
    code: 'tooling/bench/src/day/cli.ts',
    names: /^ {2}(--\w+(?: \w+)?) /gm,
  },
];

export function listFindings(root: string, lists = repeatedLists): Finding[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return lists.flatMap(({ document, column, rows, code, names }) => {
    const listed = new Set(columnOf(read(document), column, rows));
    const known = new Set(
      globSync(code, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((path) =>
        [...read(path).matchAll(names)].map(([, name = '']) => name),
      ),
    );
    const found = (message: string): Finding => ({ where: document, message });
    if (listed.size === 0 || known.size === 0)
      return found(
        `has no list in a column "${column}", or ${code} has none: say in check-lists.ts where they are.`,
      );
    return [
      ...[...listed]
        .filter((name) => !known.has(name))
        .map((name) =>
          found(`has ${name} in a column "${column}", and ${code} does not: correct it, or remove it.`),
        ),
      ...[...known]
        .filter((name) => !listed.has(name))
        .map((name) => found(`does not have ${name} in a column "${column}", but ${code} does: add it.`)),
    ];
  });
}
