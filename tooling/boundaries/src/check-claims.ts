import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { fromMarkdown } from 'mdast-util-from-markdown';

import type { Finding } from './finding.ts';
import { codeOf, nodesOf, textOf } from './markdown.ts';

/** These come and go while builds and journeys run beside the check. */
const made =
  /(^|\/)(\.git|\.turbo|\.sbom-\w+|test-results|playwright-report|node_modules|dist|renderer|source-maps|coverage|storybook-static|\.data|build-manifest\.json|sbom\.cdx\.json)(\/|$)/;
const isDocument = (path: string) =>
  path.endsWith('.md') && !/CHANGELOG\.md$|^\.changeset\/(?!README)/.test(path);
const isCode = (path: string) =>
  /(\.(c?[jt]sx?|mjs|json|ya?ml|sql|conf|py|svg|html|env|example|service)|Dockerfile|Caddyfile)$/.test(
    path,
  ) &&
  // These files name things that do not exist, on purpose.
  !/^pnpm-lock|^tooling\/boundaries\/(src\/check-claims|test\/claims\.test)\.ts$/.test(path);

/** Names that belong to other programs, or to alternatives that a decision rejected. */
const others = new Set(
  'LISTEN METHOD OTEL_EXPORTER_OTLP_HEADERS log_parameter_max_length_on_error onX packageExtensions recheck speedy'.split(
    ' ',
  ),
);

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

interface SettingSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SettingSchema>>;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly anyOf?: readonly SettingSchema[];
}

interface ApiDescription {
  readonly paths: Readonly<Record<string, object>>;
}

function readFacts(root: string) {
  const files = globSync(['**/*', '**/.*', '.*/**/*'], { cwd: root, exclude: (path) => made.test(path) }).map(
    normalize,
  );
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  // Words joined by dots count as a word too, because keys of copy look like that.
  const words = new Set<string>();
  for (const path of files.filter(isCode))
    for (const [joined] of read(path).matchAll(/[\w$]+(?:\.[\w$]+)*/g))
      for (const word of [joined, ...joined.split('.')]) words.add(word);
  const manifests = new Map(
    files
      .filter((path) => path.endsWith('package.json'))
      .map((path) => [dirname(path), JSON.parse(read(path)) as Manifest]),
  );
  const schemaFile = 'partners/partner.schema.json';
  const schema = (existsSync(join(root, schemaFile)) ? JSON.parse(read(schemaFile)) : {}) as SettingSchema;
  const apiFile = 'tooling/platform/openapi.json';
  const { paths } = (
    existsSync(join(root, apiFile)) ? JSON.parse(read(apiFile)) : { paths: {} }
  ) as ApiDescription;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return { root, files, read, words, manifests, schema, calls };
}
type Facts = ReturnType<typeof readFacts>;

function isPath({ files }: Facts, path: string, document: string): boolean {
  const escaped = path
    .replace(/\/$/, '')
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll(/<[^>]*>|\*+/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`);
  const wanted = new RegExp(`${/^\.[^/]+\.[^/]+$/.test(path) ? '' : '(^|/)'}${escaped}$`);
  return files.some((file) => wanted.test(file)) || existsSync(join(dirname(document), path));
}

function isEntry({ root, manifests }: Facts, text: string): boolean {
  const [, name = '', ...rest] = text.split('/');
  const [folder, manifest] = [...manifests].find(([, one]) => one.name === `@tableside/${name}`) ?? [];
  if (folder === undefined || rest.length === 0) return folder !== undefined;
  const entry = rest.join('/');
  return Object.entries(manifest?.exports ?? {}).some(([key, target]) => {
    const [start = '', end] = key.split('*');
    if (end === undefined) return key === `./${entry}`;
    if (!`./${entry}`.startsWith(start)) return false;
    const source = typeof target === 'string' ? target : String(Object.values(target as object)[0]);
    return existsSync(join(root, folder, source.replaceAll('*', `./${entry}`.slice(start.length))));
  });
}

function isSetting({ schema }: Facts, keys: readonly string[]): boolean | undefined {
  const resolve = (one: SettingSchema | undefined): SettingSchema | undefined =>
    one?.$ref === undefined ? one : resolve(schema.$defs?.[one.$ref.split('/').at(-1) ?? '']);
  let at = resolve(schema);
  for (const [index, key] of keys.entries()) {
    const branches = [at, ...(at?.anyOf ?? []).map(resolve)];
    if (index > 0 && branches.every((one) => one?.properties === undefined)) return true;
    at = resolve(branches.map((one) => one?.properties?.[key]).find((one) => one !== undefined));
    if (at === undefined) return index === 0 ? undefined : false;
  }
  return true;
}

function missingIn(facts: Facts, text: string, document: string): string | undefined {
  const { words } = facts;
  if (/^@tableside\/[\w/-]+$/.test(text) && text !== '@tableside/source')
    return isEntry(facts, text) ? undefined : `entry point ${text}`;
  if (/^[A-Z]+ \/api\//.test(text)) return facts.calls.includes(text) ? undefined : `call ${text}`;
  const [first = ''] = text.split('/');
  const isOurs = /^(\.?\w[\w-]*\/|\.\w+\/)/.test(text) && existsSync(join(facts.root, first));
  if (
    /^[\w.@*<>{},/-]+$/.test(text) &&
    !made.test(text) &&
    ((isOurs && !text.startsWith('@')) || /[\w>*}]\.(ts|tsx|mjs|md)$/.test(text))
  )
    return isPath(facts, text, join(facts.root, document)) ? undefined : `file ${text}`;
  if (/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*(\(.*\))?$/.test(text)) {
    const keys = text.replace(/\(.*/, '').split('.');
    const isKnown = text.endsWith(')') || words.has(keys.join('.')) || isSetting(facts, keys) !== false;
    if (!isKnown) return `setting ${text}`;
    const unknown = keys.filter((key) => !words.has(key) && !others.has(key));
    return unknown.length === 0 ? undefined : `name ${unknown.join(', ')} in the code`;
  }
  return undefined;
}

function missingImport(facts: Facts, text: string): string | undefined {
  const [, names = '', entry = ''] = /^import \{ ([^}]+) \} from '(@tableside\/[^']+)'/.exec(text) ?? [];
  if (entry === '') return undefined;
  if (!isEntry(facts, entry)) return `entry point ${entry}`;
  const unknown = names.split(/, (?:type )?/).filter((name) => !facts.words.has(name));
  return unknown.length === 0 ? undefined : `name ${unknown.join(', ')} in ${entry}`;
}

function missingScript({ root, read, manifests }: Facts, text: string, document: string): string | undefined {
  const [, filter, name] =
    /^(?:pnpm (?:--silent )?(?:--filter (\S+) )?(?:run )?|npm (?:run )?)([a-z][\w:-]*)/.exec(text) ?? [];
  const filtered = [...manifests.values()].find((one) => one.name === filter);
  const near = [manifests.get('.'), manifests.get(dirname(document))];
  const scripts = (filter === undefined ? near : [filtered]).map((one) => one?.scripts ?? {});
  const isThere =
    name === undefined ||
    /^(install|i|pack|publish|exec)$/.test(name) ||
    scripts.some((one) => name in one) ||
    existsSync(join(root, 'node_modules/.bin', name)) ||
    // A guide for a site outside this repository contains a package.json with scripts of its own.
    read(document).includes(`"${name}": "`);
  return isThere ? undefined : `script ${name}`;
}

function missingLink(facts: Facts, url: string, document: string): string | undefined {
  if (/^[a-z]+:/.test(url)) return undefined;
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(facts.root, target))) return `file ${url}`;
  if (anchor === undefined) return undefined;
  const headings = [...nodesOf(fromMarkdown(facts.read(target)))]
    .filter((node) => node.type === 'heading')
    .map((node) =>
      textOf(node)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  return headings.includes(anchor) ? undefined : `heading ${url}`;
}

const missingPort = ({ words }: Facts, text: string): string | undefined =>
  [...text.matchAll(/(?:localhost|127\.0\.0\.1):(\d{4,5})\b/g)]
    .filter(([, port = '']) => !words.has(port))
    .map(([, port]) => `port ${port} in the code`)[0];

/**
 * Finds names in documents, such as those of files, scripts, settings and ports, that do not exist. Documents
 * of superseded decisions are exempt, because they describe an earlier state.
 */
export function claimFindings(root: string): Finding[] {
  const facts = readFacts(root);
  return facts.files.filter(isDocument).flatMap((document) => {
    const text = facts.read(document);
    const tree = fromMarkdown(text);
    const isSuperseded = document.startsWith('docs/decisions/') && /^- Status: superseded\b/m.test(text);
    const found = [
      ...[...nodesOf(tree)]
        .filter((node) => node.type === 'link' || node.type === 'image')
        .map(({ url, position }) => [position?.start.line, missingLink(facts, url, document)] as const),
      ...[...codeOf(tree)].flatMap(({ line, text: code, isInline }) => [
        [line, missingPort(facts, code)] as const,
        [line, missingImport(facts, code)] as const,
        ...code.split(' && ').map((part) => [line, missingScript(facts, part, document)] as const),
        ...(isInline && !isSuperseded ? [[line, missingIn(facts, code, document)] as const] : []),
      ]),
    ];
    return found
      .filter(([, missing]) => missing !== undefined)
      .map(([line, missing]) => ({
        where: `${document}:${line}`,
        message: `there is no ${missing}: correct the document.`,
      }));
  });
}
