import { nearestName, schemaAt, type PartnerSettings } from '@tableside/partner-config/schema';

import { settingPaths, valueAt } from './generate/setting-paths.ts';

const write = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

export function explain(path: string, partners: readonly PartnerSettings[]): string {
  const schema = schemaAt(path.split('.'));
  if (!schema) {
    const paths = settingPaths();
    const nearest =
      nearestName(path, paths) ??
      paths.find((known) => nearestName(path, [known.split('.').at(-1) ?? known]));
    return `${path} is not a setting.${nearest ? ` Did you mean ${nearest}?` : ''}`;
  }
  const byDefault = 'default' in schema ? `${write(schema.default)} by default.` : 'Required.';
  const rows = partners.map((partner) => `  ${partner.id.padEnd(12)} ${write(valueAt(partner, path))}`);
  return [path, schema.description ?? '', byDefault, ...rows].filter(Boolean).join('\n');
}
