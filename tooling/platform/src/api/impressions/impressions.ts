import { impressionsContract } from '@tableside/api-client/contract';
import { Hono, type Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { readMemberSession } from '../../accounts/member-sessions.ts';
import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { networkSubject } from '../../web/network-key.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';

const networkRule: RateRule = { name: 'impressions-network', limit: 10_000, windowSeconds: 600 };

export function withoutPersonal(url: string): string {
  const base = 'https://relative.invalid';
  if (!URL.canParse(url, base)) return '';
  const { origin, pathname, searchParams } = new URL(url, base);
  const campaign = new URLSearchParams(
    [...searchParams].filter(([name]) => name.startsWith('utm_')),
  ).toString();
  return `${origin === base || origin === 'null' ? '' : origin}${pathname}${campaign && `?${campaign}`}`;
}

const compare = <T extends string | number>(one: T, next: T) => Number(one > next) - Number(one < next);

async function memberOf(
  context: Context<PlatformEnv>,
  options: Pick<ApiOptions, 'database' | 'now'>,
): Promise<MemberRow | undefined> {
  const session = await readMemberSession(context, options);
  return session && !session.isReadOnly ? session.member : undefined;
}

const noStore = { 'Cache-Control': 'no-store' };
const nothingStored = [{ accepted: 0 }, 200, noStore] as const;

export const createImpressions = ({ database, secret, now }: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Impressions',
    describeCall({
      operationId: 'postImpressions',
      summary:
        'Stores analytics events for some months, deduplicated by eventId and dateTime. An event is attributed ' +
        'to the signed-in member or is anonymous; the memberId that it contains is not stored. Stores none with ' +
        'Sec-GPC: 1, or for a member who has turned tracking off.',
      tag: 'impressions',
      status: 200,
      response: impressionsContract.impressionsResponse,
      problems: [400, 429],
    }),
    validate('json', impressionsContract.impressionsRequest),
    async (context) => {
      const partnerId = context.get('partnerId');
      const events = context.req.valid('json');
      const hit = {
        partnerId,
        rule: networkRule,
        subject: networkSubject(secret, context.get('clientAddress')),
        item: context.get('requestId'),
        weight: events.length,
      };
      // With Global Privacy Control on, nothing is read or stored, so neither a limit nor a session is
      // needed.
      if (context.req.header('Sec-GPC') === '1') return context.json(...nothingStored);
      const receivedAt = now();
      await limitRate(database, hit, receivedAt);
      const member = await memberOf(context, { database, now });
      if (member?.privacyChoice === 'off') return context.json(...nothingStored);
      const memberId = member?.publicId ?? null;
      const rows = events.map((event) => ({
        partnerId,
        eventId: event.eventId,
        eventName: event.eventName,
        occurredAt: new Date(event.dateTime),
        receivedAt,
        channel: event.channel,
        userAgent: event.userAgent,
        url: withoutPersonal(event.url),
        memberId,
        merchantId: 'merchantId' in event ? (event.merchantId ?? null) : null,
        merchantIds: 'merchantIds' in event ? event.merchantIds : [],
      }));
      // Inserting in a fixed order keeps parallel batches with the same events from deadlocking.
      rows.sort(
        (one, next) => compare(one.eventId, next.eventId) || compare(+one.occurredAt, +next.occurredAt),
      );
      const { impressions } = schema;
      const stored =
        rows.length === 0
          ? []
          : await database.orm
              .insert(impressions)
              .values(rows)
              .onConflictDoNothing()
              .returning({ id: impressions.eventId });
      return context.json({ accepted: stored.length }, 200, noStore);
    },
  );
