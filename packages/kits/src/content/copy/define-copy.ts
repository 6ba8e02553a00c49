/** The default texts of one area, by key. `{name}` in a text is a value. */
export interface CopyDefinition<K extends string> {
  readonly area: string;
  readonly texts: Readonly<Record<K, string>>;
}

/** Declares the default words of a feature or kit, once, in its `copy.ts`; content replaces them by "<area>.<key>". */
export const defineCopy = <K extends string>(
  area: string,
  texts: Readonly<Record<K, string>>,
): CopyDefinition<K> => ({ area, texts });

export type CopyValues = Readonly<Record<string, string | number>>;
