import { parseCopy, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import type { ContentEntry, CopyText } from '../content.ts';
import { safeImage } from '../safe-href.ts';
import { asText } from './wire.ts';

export interface ReadContentOptions {
  /** Reads copy that has markup; without it such copy shows as written. */
  readonly parseHtml?: ParseHtmlCopy | undefined;
  /** Told of everything that is left out, and why. */
  readonly log: (message: string) => void;
  /** Scheme and host that pictures are at; the site's own without it. */
  readonly baseUrl?: string;
}

/** What every reader needs: a way to parse copy and a way to say what it leaves out. */
export interface Reading {
  readonly copy: (source: string) => CopyText;
  /** The address of a picture; a path is one of the origin that the content came from. */
  readonly image: (value: unknown) => string | undefined;
  /** `where` names the entry and the place in it. */
  readonly drop: (where: string, reason: string) => undefined;
}

export const createReading = ({ parseHtml, log, baseUrl = '' }: ReadContentOptions): Reading => ({
  copy: (source) => parseCopy(source, parseHtml),
  image: (value) => {
    const address = safeImage(asText(value) ?? '');
    return address?.startsWith('/') ? baseUrl + address : address;
  },
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
