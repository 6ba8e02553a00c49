/**
 * Makes every property optional, at every depth. Lists are replaced as a whole. `undefined` removes a
 * property.
 */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Overrides<T[K]> | undefined }
    : T;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function merge<T>(base: T, overrides: Overrides<NoInfer<T>> | undefined): T {
  if (!isPlain(base) || !isPlain(overrides)) return (overrides === undefined ? base : overrides) as T;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    if (value === undefined) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged as T;
}
