const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface HostRules {
  readonly partnerIds: readonly string[];
  /** Whose site `localhost` alone shows. */
  readonly defaultPartner: string;
  /** Partners that have a port of `localhost` for themselves; in development only. */
  readonly localPorts?: ReadonlyMap<number, string>;
  /** Public host names by partner, from `siteUrl`. */
  readonly publicHosts: ReadonlyMap<string, string>;
}

/** The partner that a Host header asks for; undefined for a host that is nobody's. */
export function partnerOfHost(host: string | undefined, rules: HostRules): string | undefined {
  const [, fullName = '', port] = /^(.*?)(?::(\d+))?$/.exec((host ?? '').toLowerCase()) ?? [];
  const name = fullName.replace(/\.$/, '');
  if (LOCAL_NAMES.has(name)) return rules.localPorts?.get(Number(port)) ?? rules.defaultPartner;
  const [first = '', ...rest] = name.split('.');
  if (rest.join('.') === 'localhost') return rules.partnerIds.find((id) => id === first);
  return rules.publicHosts.get(name);
}
