import { isMoment, isTimeZone, type PlainDate } from '@tableside/core';

import { ApiError, readApiError } from './api-error.ts';

/**
 * Parses one value of a response. Throws `ApiError` with the code "unreadable" if it is invalid.
 * See docs/decisions/0010-malformed-responses-and-missing-code.md.
 */
export type Reader<T> = (value: unknown) => T;

export const unreadable = (options?: ErrorOptions): ApiError =>
  new ApiError({ status: 0, code: 'unreadable' }, options);

/**
 * Parses the JSON of a response. Throws the problem of an error response, `ApiError` "unreadable" for invalid
 * JSON and "interrupted" if the response broke off, which a repeated read may mend, or the caller's own abort
 * reason.
 */
export async function readResponse(response: Response, signal?: AbortSignal): Promise<unknown> {
  if (!response.ok) throw await readApiError(response);
  const failure = (code: string, cause: unknown) => {
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    return new ApiError({ status: 0, code, requestId }, { cause });
  };
  const source = await response.text().catch((cause: unknown) => {
    throw signal?.aborted ? cause : failure('interrupted', cause);
  });
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw failure('unreadable', cause);
  }
}

const readerOf =
  <T>(fits: (value: unknown) => value is T): Reader<T> =>
  (value) => {
    if (!fits(value)) throw unreadable();
    return value;
  };

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export const text = readerOf(isText);
export const filledText = readerOf((value): value is string => isText(value) && value !== '');
export const webAddress = readerOf((value): value is string => isText(value) && isWebAddress(value));
export const moment = readerOf((value): value is string => isText(value) && isMoment(value));
export const plainDate = readerOf(
  (value): value is PlainDate => isText(value) && value.length === 10 && isMoment(value),
);
export const timeZone = readerOf((value): value is string => isText(value) && isTimeZone(value));
export const number = readerOf(isNumber);
export const count = readerOf((value): value is number => Number.isSafeInteger(value) && Number(value) >= 0);
export const flag = readerOf((value): value is boolean => typeof value === 'boolean');

export const numberBetween = (least: number, most: number): Reader<number> =>
  readerOf((value): value is number => isNumber(value) && value >= least && value <= most);

export const oneOf = <const T>(values: readonly T[]): Reader<T> =>
  readerOf((value): value is T => (values as readonly unknown[]).includes(value));

export const listOf =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw unreadable();
    return value.map(item);
  };

export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value);

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? undefined : reader(value);

/**
 * Converts invalid values to undefined, for properties where another API version may have a new value or
 * none.
 */
export const lenient =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value) => {
    try {
      return reader(value);
    } catch {
      return undefined;
    }
  };

function entriesOf(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return new Map(Object.entries(value));
}

export const object =
  <T extends object>(members: { readonly [K in keyof Required<T>]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const found = entriesOf(value);
    const read = Object.entries<Reader<unknown>>(members).map(
      ([name, reader]) => [name, reader(found.get(name))] as const,
    );
    return Object.fromEntries(read.filter(([, member]) => member !== undefined)) as T;
  };

export const recordOf =
  <T>(item: Reader<T>): Reader<Record<string, T>> =>
  (value) =>
    Object.fromEntries([...entriesOf(value)].map(([name, member]) => [name, item(member)]));

export const countsOf =
  <const K extends string>(names: readonly K[]): Reader<Record<K, number>> =>
  (value) => {
    const found = entriesOf(value);
    return Object.fromEntries(names.map((name) => [name, count(found.get(name))])) as Record<K, number>;
  };
