/** No page's address is longer. */
const MAX_LENGTH = 2048;
/** Any origin will do: only whether a path leaves it is asked. */
const SOMEWHERE = 'https://site.invalid';

/** Control characters, backslashes and spaces: browsers drop or turn them, so that what is read is not what is followed. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
/** An encoded slash, backslash, control character or percent sign, or a sign that may stand before a host. */
const UNSAFE_IN_PATH = /%(?:2f|5c|[01][0-9a-f]|7f|25)|@|\/\//i;

/**
 * Pages that nobody is brought back to: those of signing in and enrolling, the home page, error pages, and what the
 * server answers (AUT-08).
 */
const EXCLUDED =
  /^\/(?:|(?:join|add_card|card_added|login|error|signout|fix_credentials)\/?|(?:recover|api)(?:\/.*)?)$/i;

/** Whether a path and query stay on the site exactly as they are written: safe to be followed. */
export function isSafeReturnPath(path: string): boolean {
  if (path.length > MAX_LENGTH || !path.startsWith('/') || UNSAFE.test(path)) return false;
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (UNSAFE_IN_PATH.test(pathname)) return false;
  try {
    const url = new URL(path, SOMEWHERE);
    decodeURIComponent(pathname);
    return url.origin === SOMEWHERE && url.hash === '' && url.pathname + url.search === path;
  } catch {
    return false;
  }
}

/** Whether a page is one to come back to after sign-in; an encoded letter makes no other page of it. */
export function isRememberable(path: string): boolean {
  return isSafeReturnPath(path) && !EXCLUDED.test(decodeURIComponent(path.split('?', 1)[0] ?? ''));
}
