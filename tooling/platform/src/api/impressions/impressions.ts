import { impressionsContract } from '@tableside/api-client/contract';
import { Hono } from 'hono';

import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

/** An address without what may be personal in its query: only campaign parameters stay. */
export function withoutPersonal(url: string): string {
  const base = 'https://relative.invalid';
  if (!URL.canParse(url, base)) return '';
  const { origin, pathname, searchParams } = new URL(url, base);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('utm_'))).toString();
  return `${origin === base || origin === 'null' ? '' : origin}${pathname}${kept && `?${kept}`}`;
}

export const createImpressions = ({ database }: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Impressions',
    describeCall({
      operationId: 'postImpressions',
      summary: 'Keeps events; one that was sent before, by its eventId, is not kept again.',
      tag: 'impressions',
      status: 200,
      answer: impressionsContract.impressionsAnswer,
      problems: [400],
    }),
    validate('json', impressionsContract.impressionsRequest),
    async (context) => {
      const partnerId = context.get('partnerId');
      const rows = context.req.valid('json').map((event) => ({
        partnerId,
        eventId: event.eventId,
        eventName: event.eventName,
        occurredAt: new Date(event.dateTime),
        channel: event.channel,
        userAgent: event.userAgent,
        url: withoutPersonal(event.url),
        memberId: event.memberId ?? null,
        merchantId: event.merchantId ?? null,
        merchantIds: event.merchantIds ?? [],
      }));
      // One order for all: parallel batches with the same events do not wait for each other in a circle.
      rows.sort((one, next) => (one.eventId < next.eventId ? -1 : 1));
      const { impressions } = schema;
      const kept =
        rows.length === 0
          ? []
          : await database.orm
              .insert(impressions)
              .values(rows)
              .onConflictDoNothing()
              .returning({ id: impressions.id });
      return context.json({ accepted: kept.length }, 200, { 'Cache-Control': 'no-store' });
    },
  );
