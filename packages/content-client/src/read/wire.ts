import type { ContentEntry } from '../content.ts';

/** What a JSON value turned out to be. The wire is never taken at its word. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text that says something, else undefined. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A number, or the digits of one; anything else says nothing. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(asText(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

/** A text given as it is or as long copy: an entry with `text`, `copy`, `body` or `text_mobile` (§3). */
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

/** The fields of a component, which the service sends as `{ type, fields }` or flat. */
export const fieldsOf = (component: Fields): Fields =>
  isRecord(component['fields']) ? component['fields'] : component;

/** The entries of an answer; undefined when it is no answer at all. What is no entry is left out. */
export function readEntries(answer: unknown): readonly ContentEntry[] | undefined {
  if (!isRecord(answer) || !Array.isArray(answer['data'])) return undefined;
  return answer['data'].filter(isRecord).map(({ slug, fields }) => ({
    slug: typeof slug === 'string' ? slug : '',
    fields: isRecord(fields) ? fields : {},
  }));
}
