const MAX_LENGTH = 2048;
/** A placeholder base URL that shows only whether a path would leave its origin. */
const SOMEWHERE = 'https://site.invalid';

/**
 * Control characters, backslashes and spaces. Browsers drop or convert them, so the URL followed would differ
 * from the one checked.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
/** An encoded slash, backslash, control character or percent sign, and characters that can precede a host. */
const UNSAFE_IN_PATH = /%(?:2f|5c|[01][0-9a-f]|7f|25)|@|\/\//i;

/**
 * Pages that sign-in never returns to: sign-in and enrollment pages, the home page, error pages and server
 * routes (AUT-08).
 */
const EXCLUDED =
  /^\/(?:|(?:join|add_card|card_added|login|error|signout|fix_credentials)\/?|(?:recover|api)(?:\/.*)?)$/i;

/** Whether a path and query stay on the site exactly as written, and so are safe to follow. */
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

/**
 * Whether sign-in may return to a page. The path is decoded first, so that encoding cannot bypass the
 * exclusions.
 */
export function isRememberable(path: string): boolean {
  return isSafeReturnPath(path) && !EXCLUDED.test(decodeURIComponent(path.split('?', 1)[0] ?? ''));
}
