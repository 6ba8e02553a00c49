import { parseCopy, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import type { ContentEntry, CopyText } from '../content.ts';

/** What every reader needs: a way to parse copy and a way to say what it leaves out. */
export interface Reading {
  readonly copy: (source: string) => CopyText;
  /** `where` names the entry and the place in it. */
  readonly drop: (where: string, reason: string) => undefined;
}

export const createReading = (
  parseHtml: ParseHtmlCopy | undefined,
  log: (message: string) => void,
): Reading => ({
  copy: (source) => parseCopy(source, parseHtml),
  drop: (where, reason) => {
    log(`Content left out: ${where} ${reason}.`);
    return undefined;
  },
});

/** Keeps what `read` answers; one bad item never takes its siblings along. */
export function keepEach<I, T>(
  items: readonly I[],
  read: (item: I, index: number) => T | undefined,
): readonly T[] {
  return items.flatMap((item, index) => read(item, index) ?? []);
}

/** The entry's name in the log, such as "popup/welcome". */
export const nameOf = (group: string, { slug }: ContentEntry): string => `${group}/${slug}`;
