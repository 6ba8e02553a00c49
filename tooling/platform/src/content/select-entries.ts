import type { StoredEntry } from '@tableside/content-client/reader';

type Query = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((member) => valuesAt(member, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [value];
  return isRecord(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

const isSame = (value: unknown, wanted: string): boolean =>
  typeof value === 'boolean' ? String(value) === wanted.toLowerCase() : String(value) === wanted;

export function filterEntries(entries: readonly StoredEntry[], query: Query): StoredEntry[] {
  const filters = Object.entries(query)
    .filter(([name]) => name.startsWith('fields.'))
    .map(([name, wanted]) => ({ path: name.split('.').slice(1), wanted }));
  return entries.filter(({ fields }) =>
    filters.every(({ path, wanted }) => valuesAt(fields, path).some((value) => isSame(value, wanted))),
  );
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

/**
 * Sorts by a field, or by `name` or `slug`. A minus sign reverses the order. Entries without the field come
 * last.
 */
export function orderEntries(entries: readonly StoredEntry[], order = ''): readonly StoredEntry[] {
  const isBackwards = order.startsWith('-');
  const name = isBackwards ? order.slice(1) : order;
  if (name === '') return entries;
  const valueOf = (entry: StoredEntry): unknown =>
    name === 'name' || name === 'slug' ? entry[name] : valuesAt(entry.fields, name.split('.'))[0];
  return entries.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return isBackwards ? compare(other, one) : compare(one, other);
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

export function relevanceOf({ name = '', fields }: StoredEntry, query: string): number {
  const text = textsOf([name, fields]).join('\n');
  const counts = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => text.split(word).length - 1);
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
}
