const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the origin of a loopback URL. Throws for any other host, because a load on it would be an attack.
 */
export function loopbackOrigin(typed: string): string {
  const url = URL.parse(typed);
  if (url?.protocol !== 'http:' || !LOOPBACK.test(url.hostname))
    throw new Error(
      `--url must be an http URL of this machine, such as http://127.0.0.1:4000, not "${typed}".`,
    );
  return url.origin;
}
