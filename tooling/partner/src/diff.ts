import type { PartnerSettings } from '@tableside/partner-config/schema';

import { settingPaths, valueAt } from './generate/setting-paths.ts';

const write = (value: unknown) => (value === undefined ? '–' : JSON.stringify(value));

export function diff(a: PartnerSettings, b: PartnerSettings): string {
  const rows = settingPaths()
    .map((path) => [path, write(valueAt(a, path)), write(valueAt(b, path))] as const)
    .filter(([, left, right]) => left !== right);
  return rows.map(([path, left, right]) => `${path}\n  ${a.id}: ${left}\n  ${b.id}: ${right}`).join('\n');
}
