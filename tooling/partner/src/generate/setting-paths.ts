import { schemaAt, settingNamesAt } from '@tableside/partner-config/schema';

/** What a partner says once and nobody compares: names, addresses, texts and colours. */
const own = new Set(['$schema', 'id', 'siteUrl', 'routeMeta', 'customerSupport', 'links']);
const isNullable = (path: string) =>
  schemaAt(path.split('.'))?.anyOf?.some((option) => 'type' in option) ?? false;

/** Every setting by its dotted path; a group that may be null counts as one setting. */
export function settingPaths(prefix = ''): string[] {
  return settingNamesAt(prefix === '' ? [] : prefix.split('.')).flatMap((name) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const inside = isNullable(path) || path === 'currencyNames' ? [] : settingPaths(path);
    return inside.length > 0 ? inside : [path];
  });
}

/** The settings that the table of partners compares. */
export const comparedPaths = (): string[] =>
  settingPaths().filter((path) => !own.has(path.split('.')[0] ?? '') && !path.startsWith('brand.colors.'));

/** What stands in a partner's settings at a dotted path. */
export const valueAt = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], settings);
