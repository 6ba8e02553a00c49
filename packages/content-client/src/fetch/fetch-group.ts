import type { ContentEntry, ContentGroup } from '../content.ts';
import { readEntries } from '../read/wire.ts';

export interface ContentSource {
  /**
   * Returns the API's scheme, host and base path. Empty for the site's own origin (API-01). Called for each
   * request.
   */
  readonly baseUrl?: (() => string) | undefined;
  readonly cmsRoute: string;
  readonly isPreview: boolean;
}

export const CONTENT_PAGE_SIZE = 100;
export const CONTENT_TIMEOUT_MS = 10_000;

/** A failed content call. Its message is the status text. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly status: number;

  constructor(message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export const groupUrl = (
  { baseUrl = () => '', cmsRoute, isPreview }: ContentSource,
  group: ContentGroup,
): string =>
  `${baseUrl()}${cmsRoute}/pages/${group}/?page_size=${CONTENT_PAGE_SIZE}${isPreview ? '&preview=1' : ''}`;

async function readResponse(response: Response, group: ContentGroup): Promise<readonly ContentEntry[]> {
  // An unread body would keep its connection open.
  if (!response.ok) await response.body?.cancel();
  if (response.status === 404) {
    console.info(`Content ${group}: Not Found, so it is empty.`);
    return [];
  }
  // HTTP/2 has no status text.
  if (!response.ok) throw new ContentError(response.statusText || String(response.status), response.status);
  const entries = readEntries(await response.json());
  if (!entries) throw new ContentError('The answer has no data list.', response.status);
  return entries.slice(0, CONTENT_PAGE_SIZE);
}

/**
 * Fetches the entries of one group. A group that is not found is empty (CON-03). Any other failure rejects.
 */
export async function fetchGroup(
  source: ContentSource,
  group: ContentGroup,
  signal?: AbortSignal,
): Promise<readonly ContentEntry[]> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), CONTENT_TIMEOUT_MS);
  try {
    const response = await fetch(groupUrl(source, group), {
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    });
    return await readResponse(response, group);
  } catch (cause) {
    if (signal?.aborted || cause instanceof ContentError) throw cause;
    throw new ContentError(timeout.signal.aborted ? 'No answer in time' : 'No readable answer', 0, { cause });
  } finally {
    clearTimeout(timer);
  }
}
