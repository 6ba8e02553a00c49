interface Elsewhere {
  readonly url: string;
  /** What is there, such as "a vault". */
  readonly of: string;
  readonly isProduction: boolean;
}

/** Refuses the address of a service that is shown a secret, unless nobody on the way can read it; development may. */
export function requireHttps(setting: string, { url, of, isProduction }: Elsewhere): void {
  const { protocol } = URL.parse(url) ?? {};
  if (protocol !== 'https:' && !(protocol === 'http:' && !isProduction))
    throw new Error(`${setting} must be the https address of ${of}, not "${url}".`);
}
