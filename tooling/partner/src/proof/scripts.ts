import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script that a page or the secure frame runs (PCI DSS 6.4.3). */
export interface Script {
  /** Its path if it is in the site, its URL if it is elsewhere, or the place of an inline script. */
  readonly name: string;
  readonly reason: string | undefined;
  readonly source: string;
  /** The value of an `integrity` attribute. Undefined for scripts that their provider changes at any time. */
  readonly integrity: string | undefined;
}

export interface SeenScript {
  readonly name: string;
  readonly integrity: string;
}

export const integrityOf = (source: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

const sharedReasons: Readonly<Record<string, string>> = {
  index: 'The site’s settings and content, and what starts it',
  app: 'What every page needs',
  vendor: 'The libraries that every page needs',
  'rolldown-runtime': 'Lets the other scripts import each other',
  'preload-helper': 'Loads a script and what it imports together',
  common: 'What several pages need',
  claims: 'Reporting a visit that did not post, and reading what became of it',
  account: 'What the pages of the account share',
  places: 'Finding a place while it is typed',
  reservations: 'Making and listing reservations',
  tables: 'Choosing a table',
  forms: 'Checking what is typed into forms',
  cities: 'The names of cities on the drawn map',
  'states-10m': 'The borders of states on the drawn map',
  worker: 'Keeps searches and the site’s files for use without a connection; removes what an older one kept',
};

export const featureReasons: Readonly<Record<string, string>> = {
  account: 'The member’s account: membership, visits, cards and profile',
  activation: 'Activating a membership that the partner began',
  chrome: 'Header, footer, announcements and the choices about privacy',
  earn: 'The pages about earning rewards',
  enrollment: 'Joining the program',
  home: 'The home page',
  merchant: 'The page of a restaurant, its menu and its reservations',
  search: 'Finding restaurants, as a list and on a map',
  'sign-in': 'Signing in and recovering a password',
  surveys: 'Surveys and reviews, when a visitor opens one',
};

const ownReasons: Readonly<Record<string, string>> = {
  kits: 'Parts that several features use, when a page needs them',
  shell: 'Routes, frame and messages of the site, when a page needs them',
  ui: 'Controls, when a page needs them',
  core: 'Rules of the program, when a page needs them',
  'api-client': 'Calls of the platform, when a page needs them',
  'content-client': 'Reading content, when a page needs it',
  'partner-config': 'Reading the partner’s settings',
};

const inlineReasons = {
  importMap: 'Names the hash of every script, so that the browser refuses any other bytes',
  starter: 'Loads the site’s code, and says so if it does not load',
  alone: 'Reloads the page without the site’s code once there is a connection',
} as const;

interface Part {
  readonly kind: 'own' | 'library';
  readonly folder: string;
  readonly inFolder: string;
}

function partOf(source: string): Part | undefined {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (library !== undefined) return { kind: 'library', folder: library, inFolder: '' };
  const [, folder, inFolder] = /packages\/([^/]+)\/src\/([^/]+)/.exec(source) ?? [];
  return folder === undefined ? undefined : { kind: 'own', folder, inFolder: inFolder ?? '' };
}

function reasonOf(base: string, parts: readonly Part[]): string | undefined {
  const shared = sharedReasons[base.replace(/(-\d+)*$/, '')];
  if (shared !== undefined) return shared;
  const features = parts.filter(({ folder }) => folder === 'features').map(({ inFolder }) => inFolder);
  const count = (name: string) => features.filter((one) => one === name).length;
  const [feature] = features.toSorted((one, other) => count(other) - count(one));
  if (feature !== undefined) return featureReasons[feature];
  const own = parts.find(({ kind }) => kind === 'own');
  if (own) return ownReasons[own.folder];
  const libraries = [...new Set(parts.map(({ folder }) => folder))].join(', ');
  return libraries && `The library ${libraries}, when a page needs it`;
}

const sourceOf = (parts: readonly Part[]): string =>
  [
    ...new Set(
      parts.map(({ kind, folder, inFolder }) =>
        kind === 'library'
          ? folder
          : `@tableside/${folder}${folder === 'features' || folder === 'kits' ? `/${inFolder}` : ''}`,
      ),
    ),
  ]
    .toSorted()
    .join(', ');

function fileScripts(app: string): Script[] {
  const dist = join(app, 'dist');
  return globSync('**/*.{js,mjs}', { cwd: dist })
    .toSorted()
    .map((path) => {
      const map = join(app, 'source-maps', `${path}.map`);
      const { sources } = existsSync(map)
        ? (JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] })
        : { sources: [] };
      const [, base = ''] = /([^/]+?)(?:-[\w-]{8})?\.m?js$/.exec(path) ?? [];
      // A library's own file, which has no map, is named after the library.
      const parts = base.startsWith('maplibre-gl')
        ? [{ kind: 'library', folder: 'maplibre-gl', inFolder: '' } as const]
        : sources.flatMap((source) => partOf(source) ?? []);
      const fixed: Readonly<Record<string, string>> = {
        index: 'the app of the partner, its settings and its content',
        worker: '@tableside/shell/worker',
        // The maps of the bundler's own code, and of data, contain no sources.
        'rolldown-runtime': 'rolldown',
        cities: '@tableside/features/search',
        places: '@tableside/features/search, @tableside/kits/places',
        'states-10m': 'us-atlas',
      };
      return {
        name: `/${path}`,
        reason: reasonOf(base, parts),
        source: sourceOf(parts) || (fixed[base] ?? ''),
        integrity: integrityOf(readFileSync(join(dist, path))),
      };
    });
}

export function inlineScripts(
  html: string,
): { readonly kind: keyof typeof inlineReasons; readonly text: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, attributes = '', text = '']) => ({
      kind: attributes.includes('importmap')
        ? 'importMap'
        : text.includes('modulepreload') || html.includes('type="importmap"')
          ? 'starter'
          : 'alone',
      text,
    }));
}

function pageScripts(app: string): Script[] {
  const dist = join(app, 'dist');
  const found = new Map<string, { readonly kind: keyof typeof inlineReasons; readonly pages: string[] }>();
  for (const path of globSync('**/*.html', { cwd: dist }).toSorted())
    for (const { kind, text } of inlineScripts(readFileSync(join(dist, path), 'utf8'))) {
      const integrity = integrityOf(text);
      const { pages } = found.get(integrity) ?? { pages: [] };
      found.set(integrity, { kind, pages: [...pages, path] });
    }
  return [...found].map(([integrity, { kind, pages }]) => ({
    name: pages.length === 1 ? `In /${pages[0]}` : `In ${pages.length} pages, such as /${pages[0]}`,
    reason: inlineReasons[kind],
    source: kind === 'starter' ? '@tableside/shell/starter' : '@tableside/vite',
    integrity,
  }));
}

export const siteScripts = (app: string): Script[] => [...pageScripts(app), ...fileScripts(app)];

export function scriptFindings(scripts: readonly Script[], seen: readonly SeenScript[]): string[] {
  const unexplained = scripts.filter(({ reason, source }) => !reason || source === '');
  const known = new Set(scripts.map(({ integrity }) => integrity));
  const unlisted = seen.filter(({ integrity }) => !known.has(integrity));
  return [
    ...unexplained.map(({ name }) => `The script ${name} has no reason or no source.`),
    ...[...new Set(unlisted.map(({ name }) => name))].map(
      (name) => `A page ran ${name}, which is in no list.`,
    ),
  ];
}
