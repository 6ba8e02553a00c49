import type { ContentEntry } from '../content.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(asText(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

export function asCopySource(value: unknown): string | undefined {
  if (!isRecord(value)) return asText(value);
  const fields = fieldsOf(value);
  return (
    asText(fields['text']) ??
    asText(fields['copy']) ??
    asText(fields['body']) ??
    asText(fields['text_mobile'])
  );
}

/** Returns the fields of a component, which the service sends as `{ type, fields }` or flat. */
export const fieldsOf = (component: Fields): Fields =>
  isRecord(component['fields']) ? component['fields'] : component;

export function readEntries(response: unknown): readonly ContentEntry[] | undefined {
  if (!isRecord(response) || !Array.isArray(response['data'])) return undefined;
  return response['data'].filter(isRecord).map(({ slug, fields }) => ({
    slug: typeof slug === 'string' ? slug : '',
    fields: isRecord(fields) ? fields : {},
  }));
}
