import type { ServedSite } from './served-site.ts';

const quote = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`;
const escaped = (text: string) => text.replaceAll(/[.\\+*?[\](){}|^$]/g, String.raw`\$&`);
const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'] as const;

/**
 * Headers that differ between responses, as nginx variables that each location sets. nginx omits a header
 * whose variable is empty.
 */
const VARIABLES = {
  'Content-Security-Policy': '$tableside_policy',
  'Cache-Control': '$tableside_caching',
  'X-Frame-Options': '$tableside_framing',
} as const;

const setAll = (headers: Readonly<Record<string, string>>): string[] => {
  const unknown = Object.keys(headers).find((name) => !(name in VARIABLES));
  if (unknown !== undefined) throw new Error(`No variable stands for the header ${unknown}.`);
  return Object.entries(VARIABLES).map(
    ([name, variable]) => `set ${variable} ${quote(headers[name] ?? '')};`,
  );
};

const proxyTo = (partnerId: string): string[] => [
  '# With a header of its own, even an empty one, it takes none from above.',
  'add_header X-Frame-Options "";',
  'charset off;',
  '# The usual limit of 1 MB is less than a picture of a receipt; the platform has limits of its own.',
  'client_max_body_size 16m;',
  'proxy_pass http://tableside;',
  '# A process that stops can reset a connection: any call may be sent again, by its key, its id or its meaning.',
  'proxy_next_upstream error non_idempotent;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  '# TRUST_PROXY=true believes these, so none may come from the browser.',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Request-Id $request_id;',
  `proxy_set_header X-Tableside-Partner ${quote(partnerId)};`,
  'proxy_set_header X-Visitor-Location "";',
  'proxy_set_header traceparent "";',
];

/**
 * Returns the configuration for the `server` block of a partner's site, which requires an upstream named
 * `tableside`.
 */
export function writeNginx({ partnerId, root, hasRenderer, rules }: ServedSite): string {
  const { headers, proxied, proxiedFiles, pages, files, missing, contentTypes, compressed } = rules;
  const bare = (type: string) => type.split(';')[0] ?? type;
  const inUtf8 = Object.values(contentTypes).filter((type) => type.endsWith('charset=utf-8'));
  const unique = (types: readonly string[]) =>
    [...new Set(types.map(bare))].filter((type) => type !== 'text/html');
  const asPart = `if ($http_sec_fetch_dest ~ "^(${missing.destinations.join('|')})$") { error_page 404 @missing; return 404; }`;
  const known = pages.slice(0, -1);
  const rest = pages.at(-1)!;
  const page = ({ paths, file, headers: sent, hasData }: (typeof pages)[number]) => {
    const location = `location ~ ${quote(paths)}`;
    const asBuilt = [...setAll(sent), asPart, `try_files ${quote(file)} =404;`];
    if (!hasRenderer || !hasData) return block(location, asBuilt);
    // The platform renders the page with its data. If no process responds, nginx serves the built page.
    const name = `@built${file.replaceAll(/\W/g, '_')}`;
    return [
      ...block(location, [...proxyTo(partnerId), `error_page 502 504 = ${name};`]),
      ...block(`location ${name}`, asBuilt),
    ];
  };

  const lines = [
    `# Written by "pnpm partner headers ${partnerId} --nginx". Write it again after each build, and change nothing here.`,
    `root ${quote(root)};`,
    'charset utf-8;',
    `charset_types ${unique(inUtf8).join(' ')};`,
    'default_type application/octet-stream;',
    ...block(
      'types',
      Object.entries(contentTypes).map(([ending, type]) => `${bare(type)} ${ending.slice(1)};`),
    ),
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 861;',
    `gzip_types ${unique(compressed).join(' ')};`,
    '',
    '# What nothing below says otherwise.',
    ...setAll(missing.headers),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...Object.entries(VARIABLES).map(([name, variable]) => `add_header ${name} ${variable} always;`),
    '',
    '# The platform.',
    ...block(`location ~ "^(${proxied.map(escaped).join('|')})(/|$)|${proxiedFiles}"`, proxyTo(partnerId)),
    'error_page 502 504 @unavailable;',
    ...block('location @unavailable', [
      'types {}',
      'default_type application/json;',
      ...setAll(missing.headers),
      `return 502 '{"code":"unavailable","message":"A service is unavailable."}';`,
    ]),
    '',
    '# Pages.',
    ...known.filter(({ isGeneral }) => !isGeneral).flatMap(page),
    ...block(`location = ${quote(rest.file)}`, [...setAll(rest.headers), asPart]),
    ...block(
      'location /',
      rest.status === 404
        ? [asPart, `error_page 404 ${quote(rest.file)};`, 'return 404;']
        : [...setAll(rest.headers), asPart, `try_files ${quote(rest.file)} =404;`],
    ),
    '',
    '# Other files of the build. A path of a file that is not there is never a page.',
    ...missing.paths.flatMap((path) => block(`location ~* ${quote(path)}`, ['return 404;'])),
    ...files.flatMap(({ path, headers: sent }) =>
      block(`location ~ ${quote(path)}`, [...setAll(sent), 'try_files $uri =404;']),
    ),
    '# A trailing slash is no other page.',
    ...block('location ~ "[^/]/+$"', ['absolute_redirect off;', 'rewrite "(?s)^(.*[^/])/+$" $1 permanent;']),
    '',
    '# Pages that stand for many paths.',
    ...known.filter(({ isGeneral }) => isGeneral).flatMap(page),
    '# Another letter case is no other page.',
    ...known.flatMap(({ anyCase }) =>
      anyCase
        ? block(`location ~* ${quote(anyCase.paths)}`, [
            'absolute_redirect off;',
            `rewrite ${quote(`(?is)${anyCase.paths}`)} ${anyCase.to} permanent;`,
          ])
        : [],
    ),
    'error_page 404 @missing;',
    ...block('location @missing', [
      'types {}',
      'default_type text/plain;',
      ...setAll(missing.headers),
      `return ${missing.status} ${quote(missing.text)};`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
