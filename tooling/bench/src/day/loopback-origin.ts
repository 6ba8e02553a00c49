const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The origin of a URL of this machine. Throws for every other: a load is an attack there. */
export function loopbackOrigin(typed: string): string {
  const url = URL.parse(typed);
  if (url?.protocol !== 'http:' || !LOOPBACK.test(url.hostname))
    throw new Error(
      `--url must be an http URL of this machine, such as http://127.0.0.1:4000, not "${typed}".`,
    );
  return url.origin;
}
