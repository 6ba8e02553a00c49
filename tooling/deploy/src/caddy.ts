import type { ServedSite } from './served-site.ts';

type Headers = Readonly<Record<string, string>>;

const quote = (text: string) => `\`${text}\``;
const escaped = (text: string) => text.replaceAll(/[.\\+*?[\](){}|^$]/g, String.raw`\$&`);
const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => line && `\t${line}`), '}'] as const;
const send = (headers: Headers) =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
  );

const proxyTo = (partnerId: string) =>
  block('reverse_proxy {$TABLESIDE_PLATFORM:127.0.0.1:4000}', [
    '# TRUST_PROXY=true believes these, so none may come from the browser. Caddy sets X-Forwarded-* itself.',
    'header_up X-Request-Id {http.request.uuid}',
    `header_up X-Tableside-Partner ${partnerId}`,
    'header_up -X-Visitor-Location',
    'header_up -traceparent',
  ]);

/**
 * Returns the block of a partner's site for a Caddyfile. Caddy's environment variable TABLESIDE_PLATFORM
 * lists the addresses of the platform's processes.
 */
export function writeCaddy({ partnerId, root, hasRenderer, rules }: ServedSite): string {
  const { headers, proxied, proxiedFiles, pages, files, missing, contentTypes } = rules;
  const fileServer = (file = '{path}', status: 200 | 404 = 200) => [
    ...(file === '{path}' ? [] : [`rewrite * ${file}`]),
    '@absent not file',
    'error @absent 404',
    ...(status === 404 ? block('file_server', ['status 404']) : ['file_server']),
  ];
  const asPart = [
    `@part header_regexp Sec-Fetch-Dest ^(${missing.destinations.join('|')})$`,
    'error @part 404',
  ];
  const known = pages.slice(0, -1);
  const rest = pages.at(-1)!;
  const isRendered = ({ hasData }: (typeof pages)[number]) => hasRenderer && hasData;
  const rendered = known.filter(isRendered);
  const built = known.filter((one) => !isRendered(one));
  const page = ({ paths, file, headers: sent }: (typeof pages)[number]) => {
    const name = `page${pages.findIndex((one) => one.file === file)}`;
    return [
      `@${name} path_regexp ${quote(paths)}`,
      ...block(`handle @${name}`, [...send(sent), ...asPart, ...fileServer(file)]),
    ];
  };

  const lines = [
    `# Written by "pnpm partner headers ${partnerId} --caddy". Write it again after each build, and change nothing here.`,
    `root * ${quote(root)}`,
    ...block('route', [
      '# The platform.',
      `@platform path_regexp ${quote(`^(${proxied.map(escaped).join('|')})(/|$)|${proxiedFiles}`)}`,
      ...block('handle @platform', proxyTo(partnerId)),
      '',
      '# The pages that show data, which the platform renders.',
      ...rendered.flatMap(({ paths }, index) => [
        ...block(`@rendered${index}`, [`path_regexp ${quote(paths)}`, 'not path *.*']),
        ...block(`handle @rendered${index}`, proxyTo(partnerId)),
      ]),
      '',
      ...send(headers),
      ...block('encode zstd gzip', ['minimum_length 861']),
      '# Over what the machine takes for the type of a file.',
      ...Object.entries(contentTypes).flatMap(([ending, type]) => [
        `@${ending.slice(1)} path *${ending}`,
        ...block(`header @${ending.slice(1)}`, [`Content-Type ${quote(type)}`, 'defer']),
      ]),
      '',
      '# Files of the build. A path of a file that is not there is never a page.',
      ...missing.paths.flatMap((path, index) => [
        `@nothing${index} path_regexp ${quote(`(?i)${path}`)}`,
        `error @nothing${index} 404`,
      ]),
      ...built.filter(({ isGeneral }) => !isGeneral).flatMap(page),
      ...block(`handle ${rest.file}`, [...send(rest.headers), ...asPart, ...fileServer()]),
      ...files.flatMap(({ path, headers: sent }, index) => [
        `@files${index} path_regexp ${quote(path)}`,
        ...block(`handle @files${index}`, [...send(sent), ...fileServer()]),
      ]),
      '# A trailing slash is no other page. With two slashes in front it would be the address of another site.',
      '@slash path_regexp (?s)^/[^/].*/$',
      ...block('route @slash', [
        ...send({ ...headers, ...missing.headers }),
        'uri strip_suffix /',
        'redir {uri} 301',
      ]),
      ...built.filter(({ isGeneral }) => isGeneral).flatMap(page),
      '# Another letter case is no other page.',
      ...known.flatMap(({ anyCase }, index) =>
        anyCase
          ? [
              `@case${index} path_regexp ${quote(`(?is)${anyCase.paths}`)}`,
              ...block(`route @case${index}`, [
                ...send({ ...headers, ...missing.headers }),
                `uri path_regexp ${quote(`(?is)${anyCase.paths}`)} ${quote(anyCase.to)}`,
                'redir {uri} 301',
              ]),
            ]
          : [],
      ),
      ...block('handle', [
        ...send({ 'Content-Type': contentTypes['.html'] ?? '', ...rest.headers }),
        ...asPart,
        ...fileServer(rest.file, rest.status),
      ]),
    ]),
    ...block('handle_errors', [
      ...send({ ...headers, ...missing.headers }),
      '# Without the platform, pages are as they were built.',
      ...rendered.flatMap(({ paths, file, headers: sent }, index) => [
        ...block(`@built${index}`, [
          `path_regexp ${quote(paths)}`,
          'not path *.*',
          'expression {http.error.status_code} >= 502',
        ]),
        ...block(`handle @built${index}`, [
          ...send({ 'Content-Type': contentTypes['.html'] ?? '', ...sent }),
          `rewrite * ${file}`,
          ...block('file_server', ['status 200']),
        ]),
      ]),
      '@missing expression {http.error.status_code} == 404',
      ...block('handle @missing', [
        'header -X-Frame-Options',
        'header Content-Type "text/plain; charset=utf-8"',
        `respond ${quote(missing.text)} ${missing.status}`,
      ]),
      ...block('handle', [
        'header -X-Frame-Options',
        'header Content-Type application/json',
        'respond `{"code":"unavailable","message":"A service is unavailable."}` 502',
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
