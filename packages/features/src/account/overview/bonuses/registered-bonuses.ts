import { LOCAL_ENROLLMENT_MS } from '@tableside/core';
import { readStoredText, writeStored } from '@tableside/kits/session';

/**
 * The times at which a member registered for bonuses on this device, in milliseconds of server time, by code
 * (ACC-14).
 */
export type RegisteredCodes = ReadonlyMap<string, number>;

const KEY = 'dr.registeredBonuses';

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

function readAll(text: string): ReadonlyMap<string, RegisteredCodes> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Map();
  }
  const isTime = (entry: readonly [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);
  return new Map(entriesOf(value).map(([id, codes]) => [id, new Map(entriesOf(codes).filter(isTime))]));
}

/** Returns the raw stored text. A string compares by value, as a store's snapshot must. */
export const registeredText = (): string => readStoredText('local', KEY) ?? '';

export const registeredIn = (text: string, publicId: string): RegisteredCodes =>
  readAll(text).get(publicId) ?? new Map<string, number>();

export function storeRegistered(publicId: string, code: string, now: number): void {
  const all = readAll(registeredText());
  const stored = new Map(all).set(publicId, new Map(all.get(publicId)).set(code, now));
  const recent = [...stored].map(([id, codes]) => {
    const isRecent = ([, at]: [string, number]) => Math.abs(now - at) <= LOCAL_ENROLLMENT_MS;
    return [id, Object.fromEntries([...codes].filter(isRecent))] as const;
  });
  writeStored('local', KEY, Object.fromEntries(recent.filter(([, codes]) => Object.keys(codes).length > 0)));
}
