export interface PagePaths {
  readonly file: string;
  /** A regular expression's source, limited to the syntax that JavaScript, nginx and Caddy share. */
  readonly paths: string;
  readonly status: 200 | 404;
  readonly isGeneral: boolean;
  /**
   * Redirects the page's path from other letter cases to the proper one. `paths` is matched
   * case-insensitively, after the paths of all pages; `to` may contain groups such as `$1`. Undefined for
   * pages without a path of their own.
   */
  readonly anyCase?: { readonly paths: string; readonly to: string } | undefined;
}

const MISSING_PAGE = '/404.html';
const HOME = '/index.html';

const escaped = (text: string) => text.replaceAll(/[.\\+*?[\](){}|^$]/g, String.raw`\$&`);
/** Counts the wildcards in a page's path, because the more specific of two matching pages must be served. */
const generality = (file: string) => (file.match(/\/__?(?=\/)/g) ?? []).join('').length;

/** In a file name, the folder `_` stands for one path segment and `__` for any number of segments. */
function pathsOf(file: string): string {
  const folder = file.replace(/index\.html$/, '').replace(/\/$/, '');
  const parts = folder
    .split('/')
    .slice(1)
    .map((part) => (part === '__' ? '(/.*)?' : part === '_' ? '/[^/]+' : `/${escaped(part)}`));
  return parts.length === 0 ? '^/(index\\.html)?$' : `^${parts.join('')}(/index\\.html)?$`;
}

function anyCaseOf(file: string): PagePaths['anyCase'] {
  const parts = file.split('/').slice(1, -1);
  if (parts.length === 0) return undefined;
  let groups = 0;
  const of = (part: string) =>
    part === '__'
      ? ['(/.*)?', `$${(groups += 1)}`]
      : part === '_'
        ? ['/([^/]+)', `/$${(groups += 1)}`]
        : [`/${escaped(part)}`, `/${part}`];
  const pairs = parts.map(of);
  return {
    paths: `^${pairs.map(([path]) => path).join('')}$`,
    to: pairs.map(([, to]) => to).join(''),
  };
}

/**
 * Returns the pages of a build in matching order: the first match is served, and the last page matches every
 * path.
 *
 * @param files - the HTML files of the build, relative to its root.
 */
export function pagePaths(files: readonly string[]): PagePaths[] {
  const rest = files.includes(MISSING_PAGE) ? MISSING_PAGE : HOME;
  return [
    ...files
      .filter((file) => file.endsWith('/index.html') && file !== rest)
      .toSorted((a, b) => generality(a) - generality(b) || a.localeCompare(b))
      .map((file) => ({
        file,
        paths: pathsOf(file),
        status: 200 as const,
        isGeneral: generality(file) > 0,
        anyCase: anyCaseOf(file),
      })),
    { file: rest, paths: '', status: rest === MISSING_PAGE ? 404 : 200, isGeneral: true },
  ];
}
