import { parseCopy, type ParseHtmlCopy } from '../copy/parse-copy.ts';
import type { ContentEntry, CopyText } from '../content.ts';
import { safeImage } from '../safe-href.ts';
import { asText } from './wire.ts';

export interface ReadContentOptions {
  /** Parses copy with markup. If undefined, such copy is shown as written. */
  readonly parseHtml?: ParseHtmlCopy | undefined;
  /** Receives everything that was left out, and why. */
  readonly log: (message: string) => void;
  /** Scheme and host of pictures. The default is the site's own. */
  readonly baseUrl?: string;
}

export interface Reading {
  readonly copy: (source: string) => CopyText;
  /** Returns the URL of a picture. A path is resolved against the content's origin. */
  readonly image: (value: unknown) => string | undefined;
  /** Reports what was left out. `where` names the entry and the position in it. */
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

/** Keeps the defined results of `read`, so that an invalid item does not affect the others. */
export function readEach<I, T>(
  items: readonly I[],
  read: (item: I, index: number) => T | undefined,
): readonly T[] {
  return items.flatMap((item, index) => read(item, index) ?? []);
}

export const nameOf = (group: string, { slug }: ContentEntry): string => `${group}/${slug}`;
