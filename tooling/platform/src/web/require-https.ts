interface Elsewhere {
  readonly url: string;
  /** What the URL is for, such as "a vault". */
  readonly of: string;
  readonly isProduction: boolean;
}

/** Throws if the URL of a service that receives a secret is not https. Development allows http. */
export function requireHttps(setting: string, { url, of, isProduction }: Elsewhere): void {
  const { protocol } = URL.parse(url) ?? {};
  if (protocol !== 'https:' && !(protocol === 'http:' && !isProduction))
    throw new Error(`${setting} must be the https URL of ${of}, not "${url}".`);
}
