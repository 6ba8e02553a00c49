/** A file of a build that is a page, and the paths that it is shown at. */
export interface PagePaths {
  /** From the root of the build, such as "/merchants/_/index.html". */
  readonly file: string;
  /** The source of a regular expression that JavaScript, nginx and Caddy read alike. */
  readonly paths: string;
  readonly status: 200 | 404;
  /** Whether it stands for paths that nobody knew when it was built. */
  readonly isGeneral: boolean;
}

/** The page that is shown where there is no other; a build without it routes every path in `/index.html`. */
const MISSING_PAGE = '/404.html';
const HOME = '/index.html';

const escaped = (text: string) => text.replaceAll(/[.\\+*?[\](){}|^$]/g, String.raw`\$&`);
/** How general a page is: where two fit a path, the one that names more of it is shown. */
const generality = (file: string) => (file.match(/\/__?(?=\/)/g) ?? []).join('').length;

/** `_` in the name of a file stands for one part of a path, `__` for any number of them. */
function pathsOf(file: string): string {
  const folder = file.replace(/index\.html$/, '').replace(/\/$/, '');
  const parts = folder
    .split('/')
    .slice(1)
    .map((part) => (part === '__' ? '(/.*)?' : part === '_' ? '/[^/]+' : `/${escaped(part)}`));
  return `^${parts.join('')}(/(index\\.html)?)?$`;
}

/**
 * The pages of a build in the order in which they are looked through: the first whose paths fit is shown, and the last
 * one fits all that is left.
 *
 * @param files - the HTML files of the build, from its root.
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
      })),
    { file: rest, paths: '', status: rest === MISSING_PAGE ? 404 : 200, isGeneral: true },
  ];
}
