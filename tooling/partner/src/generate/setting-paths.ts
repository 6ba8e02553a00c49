import { schemaAt, settingNamesAt } from '@tableside/partner-config/schema';

/**
 * Settings that describe a single partner (names, URLs, texts and colors), so that comparing them says
 * nothing.
 */
const own = new Set(['$schema', 'id', 'siteUrl', 'routeMeta', 'customerSupport', 'links']);
const isNullable = (path: string) =>
  schemaAt(path.split('.'))?.anyOf?.some((option) => 'type' in option) ?? false;

/** Returns every setting by dotted path. A nullable group counts as one setting. */
export function settingPaths(prefix = ''): string[] {
  return settingNamesAt(prefix === '' ? [] : prefix.split('.')).flatMap((name) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const inside = isNullable(path) || path === 'currencyNames' ? [] : settingPaths(path);
    return inside.length > 0 ? inside : [path];
  });
}

export const comparedPaths = (): string[] =>
  settingPaths().filter((path) => !own.has(path.split('.')[0] ?? '') && !path.startsWith('brand.colors.'));

export const valueAt = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], settings);
