import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { hasMembers } from '@tableside/core';
import { describeSite } from '@tableside/deploy';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { framedPagePolicy, type PageFiles } from '@tableside/platform/framed-page';
import type { Environment, SiteRules } from '@tableside/platform/hosting';
import { MANIFEST, type BuildManifest } from '@tableside/vite/sites';

import { integrityOf } from '../proof/scripts.ts';

type Headers = Readonly<Record<string, string>>;

export interface SiteResponse {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export interface VerifyOptions {
  readonly partner: PartnerSettings;
  readonly environment: Pick<Environment, 'appsDir' | 'secureFrameUrl' | 'surveyHostUrl'>;
  readonly address: string;
  readonly request: (url: string, headers: Headers) => Promise<SiteResponse>;
  readonly readFrame: () => Promise<PageFiles>;
}

/** With this cookie, every host serves pages as they were built, without data. */
const AS_BUILT = { Cookie: '__Host-tableside-signed-in=1' };
const AT_ONCE = 8;

function reasonOf(error: unknown): string {
  const { cause = error } = error as { readonly cause?: unknown };
  const { code, message } = cause as { readonly code?: unknown; readonly message: string };
  return typeof code === 'string' ? code : message;
}

const scriptTags = (html: string): readonly string[] =>
  html.match(/<script\b[^>]*>[\s\S]*?(?:<\/script>|$)/gi) ?? [];
const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

function addressOf(file: string): string {
  if (file === '/404.html') return '/no-such-page';
  return file.replace(/\/index\.html$/, '').replaceAll(/\/__?(?=\/|$)/g, '/1') || '/';
}

/** Names only the parts of a header that differ, because a policy is too long to be read as a whole. */
function headerDifference(served: string, wanted: string): string {
  const [found, expected] = [served.split('; '), wanted.split('; ')];
  const added = found.filter((part) => !expected.includes(part));
  const gone = expected.filter((part) => !found.includes(part));
  return `has "${short(added.join('; '))}" where the build has "${short(gone.join('; '))}"`;
}

function compareHeaders(where: string, expected: Headers, found: Headers): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const served = found[name.toLowerCase()];
    if (served === value) return [];
    return [
      served === undefined
        ? `${where}: the header ${name} is missing.`
        : `${where}: the header ${name} ${headerDifference(served, value)}.`,
    ];
  });
}

function comparePage(where: string, built: string, served: string): string[] {
  if (served === built) return [];
  const [expected, found] = [scriptTags(built), scriptTags(served)];
  const added = found.filter((tag) => !expected.includes(tag));
  const gone = expected.filter((tag) => !found.includes(tag));
  const differences = [
    ...added.map((tag) => `${where}: a script that the build does not have: ${short(tag)}`),
    ...gone.map((tag) => `${where}: a script of the build is missing: ${short(tag)}`),
  ];
  return differences.length > 0 ? differences : [`${where}: the page is not that of the build.`];
}

async function compareFrame({ partner, environment, request, readFrame }: VerifyOptions): Promise<string[]> {
  const url = partner.secureFrame.url ?? environment.secureFrameUrl;
  // A frame of another provider cannot be compared.
  if (!hasMembers(partner) || partner.secureFrame.url !== null || url === undefined) return [];
  const { origin } = new URL(partner.siteUrl);
  const page = await request(url, { Referer: `${origin}/`, 'Sec-Fetch-Dest': 'iframe' });
  if (page.status !== 200) return [`${url}: the status is ${page.status}, not 200.`];
  const frame = await readFrame();
  const tag = `<script type="module" src="${frame.scriptPath}" integrity="${frame.scriptIntegrity}"></script>`;
  const found = scriptTags(Buffer.from(page.body).toString());
  const script = await request(new URL(frame.scriptPath, url).href, {});
  const isSame = script.status === 200 && integrityOf(script.body) === frame.scriptIntegrity;
  return [
    ...compareHeaders(url, { 'Content-Security-Policy': framedPagePolicy(origin) }, page.headers),
    ...found
      .filter((one) => one !== tag)
      .map((one) => `${url}: a script that this version does not have: ${short(one)}`),
    ...(found.includes(tag) ? [] : [`${url}: the script of this version is missing.`]),
    ...(isSame ? [] : [`${url}: ${frame.scriptPath} is not the script of this version.`]),
  ];
}

/**
 * Compares what a server serves with the build in `appsDir` (PCI DSS 11.6.1): pages, headers, files and the
 * secure frame. Leaves out files that the platform generates, such as sitemaps.
 *
 * @returns each difference as a sentence.
 */
export async function verifySite(options: VerifyOptions): Promise<string[]> {
  const { partner, environment, address } = options;
  const app = resolve(environment.appsDir, partner.id);
  const { rules } = JSON.parse(await describeSite(partner, environment, 'json')) as {
    readonly rules: SiteRules;
  };
  const { files } = JSON.parse(readFileSync(join(app, MANIFEST), 'utf8')) as BuildManifest;
  const urlOf = (path: string) => new URL(path, address).href;
  const request: VerifyOptions['request'] = (url, headers) =>
    options.request(url, headers).catch((cause: unknown) => {
      throw new Error(`${url}: no response (${reasonOf(cause)}).`, { cause });
    });
  // A server that does not respond at all is one failure and not one of each file.
  await request(urlOf('/'), AS_BUILT);

  const pages = rules.pages.map(({ file, status, headers }) => async () => {
    const path = addressOf(file);
    const page = await request(urlOf(path), AS_BUILT);
    const built = readFileSync(join(app, 'dist', file), 'utf8');
    return [
      ...(integrityOf(built) === files[file] ? [] : [`${file} was changed since it was built.`]),
      ...(page.status === status ? [] : [`${path}: the status is ${page.status}, not ${status}.`]),
      ...compareHeaders(path, { ...rules.headers, ...headers }, page.headers),
      ...comparePage(path, built, Buffer.from(page.body).toString()),
    ];
  });
  const others = Object.entries(files).filter(
    ([path]) => !path.endsWith('.html') && !new RegExp(rules.proxiedFiles).test(path),
  );
  const parts = others.map(([path, integrity]) => async () => {
    const file = await request(urlOf(path), {});
    if (file.status !== 200) return [`${path}: the status is ${file.status}, not 200.`];
    const own = rules.files.find((one) => new RegExp(one.path).test(path))?.headers;
    return [
      ...compareHeaders(path, { ...rules.headers, ...own }, file.headers),
      ...(integrityOf(file.body) === integrity ? [] : [`${path}: the file is not that of the build.`]),
    ];
  });

  const waiting = [...pages, ...parts, () => compareFrame({ ...options, request })];
  const differences: string[][] = waiting.map(() => []);
  const work = waiting.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, compare] of work)
        differences[index] = await compare().catch((error: Error) => [error.message]);
    }),
  );
  return differences.flat();
}

/** Requests a URL without following redirects, because the response of another URL does not count. */
export async function requestServer(url: string, headers: Headers): Promise<SiteResponse> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
