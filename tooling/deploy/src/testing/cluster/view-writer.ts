import { randomUUID } from 'node:crypto';

import { openTlsBrowser } from '../tls-browser.ts';
import type { Site } from './index.ts';

export interface WrittenView {
  readonly eventId: string;
  readonly sentAt: number;
  readonly storedAt: number | undefined;
}

export function startWriting(site: Site, address: string) {
  const browser = openTlsBrowser({ ...site, address });
  const views: WrittenView[] = [];
  const ending = new AbortController();
  async function write(): Promise<void> {
    while (!ending.signal.aborted) {
      const sentAt = Date.now();
      const eventId = randomUUID();
      const dateTime = new Date(sentAt).toISOString();
      const view = {
        eventId,
        eventName: 'pageView',
        channel: 'web',
        dateTime,
        userAgent: 'walk',
        url: '/search',
      };
      const status = await browser.post('/api/Impressions', [view]).then(
        (response) => response.status,
        () => 0,
      );
      views.push({ eventId, sentAt, storedAt: status === 200 ? Date.now() : undefined });
    }
  }
  const writing = write();
  return {
    views,
    async end() {
      ending.abort();
      await writing;
    },
  };
}
