const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface HostRules {
  readonly partnerIds: readonly string[];
  readonly defaultPartner: string;
  readonly localPorts?: ReadonlyMap<number, string>;
  readonly publicHosts: ReadonlyMap<string, string>;
}

export function partnerOfHost(host: string | undefined, rules: HostRules): string | undefined {
  const [, fullName = '', port] = /^(.*?)(?::(\d+))?$/.exec((host ?? '').toLowerCase()) ?? [];
  const name = fullName.replace(/\.$/, '');
  if (LOCAL_NAMES.has(name)) return rules.localPorts?.get(Number(port)) ?? rules.defaultPartner;
  const [first = '', ...rest] = name.split('.');
  if (rest.join('.') === 'localhost') return rules.partnerIds.find((id) => id === first);
  return rules.publicHosts.get(name);
}
