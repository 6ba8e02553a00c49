import { schemaAt, type PartnerSettings } from '@tableside/partner-config/schema';

import { comparedPaths, valueAt } from './setting-paths.ts';

const shown = (value: unknown): string => {
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.length === 0) return '–';
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? value.join(', ') : `${value.length}`;
  if (typeof value === 'object') return Object.keys(value).length > 0 ? 'set' : '–';
  return `\`${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('|', '\\|')}\``;
};

export function settingsTable(partners: readonly PartnerSettings[]): string {
  const ids = partners.map(({ id }) => id);
  const rows = comparedPaths().map((path) => {
    const cells = partners.map((partner) => shown(valueAt(partner, path)));
    return `| \`${path}\` | ${shown(schemaAt(path.split('.'))?.default)} | ${cells.join(' | ')} |`;
  });
  return [
    `| setting | default | ${ids.join(' | ')} |`,
    `| --- | --- | ${ids.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n');
}
