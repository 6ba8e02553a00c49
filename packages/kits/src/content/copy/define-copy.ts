/** The default texts of one area, by key. `{name}` in a text is a placeholder for a value. */
export interface CopyDefinition<K extends string> {
  readonly area: string;
  readonly texts: Readonly<Record<K, string>>;
}

/**
 * Declares the default copy of a feature or kit in its `copy.ts`. Content overrides it with `<area>.<key>`.
 */
export const defineCopy = <K extends string>(
  area: string,
  texts: Readonly<Record<K, string>>,
): CopyDefinition<K> => ({ area, texts });

export type CopyValues = Readonly<Record<string, string | number>>;
