import type { ImpressionEvent } from '@tableside/api-client';

/** Maximum size of one request. Browsers let 64 KiB in total outlive the page, across all requests. */
export const CHUNK_BYTES = 60 * 1024;

export function eventChunks(events: readonly ImpressionEvent[], limit = CHUNK_BYTES): ImpressionEvent[][] {
  const encoder = new TextEncoder();
  const chunks: ImpressionEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const bytes = encoder.encode(JSON.stringify(event)).length + 1;
    if (chunks.length === 0 || bytes > room) {
      chunks.push([]);
      room = limit - 2;
    }
    chunks.at(-1)?.push(event);
    room -= bytes;
  }
  return chunks;
}
