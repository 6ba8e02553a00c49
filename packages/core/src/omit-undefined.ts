type Present<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

/** Returns a copy without undefined properties. */
export function omitUndefined<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>;
}
