type Present<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

export function omitUndefined<T extends object>(value: T): Present<T> {
  const retained: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) retained[name] = member;
  return retained as Present<T>;
}
