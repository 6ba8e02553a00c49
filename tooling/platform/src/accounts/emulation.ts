import { randomUUID } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';
import { errors, jwtVerify, SignJWT } from 'jose';

import type { Database } from '../database/database.ts';
import { countHit } from '../web/rate-limit.ts';

export const LINK_SECONDS = 60;
const TOLERANCE_SECONDS = 10;

const once = { name: 'emulation', limit: 1, windowSeconds: 600 };

const keyOf = (secret: string) => new TextEncoder().encode(secret);

interface Link {
  readonly secret: string;
  readonly partner: Pick<PartnerSettings, 'id'>;
  readonly publicId: string;
  readonly siteUrl: string;
}

export async function emulationLink(
  { secret, partner, publicId, siteUrl }: Link,
  now: Date,
): Promise<string> {
  const madeAt = Math.floor(now.getTime() / 1000);
  const ticket = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(publicId)
    .setAudience(partner.id)
    .setJti(randomUUID())
    .setIssuedAt(madeAt)
    .setExpirationTime(madeAt + LINK_SECONDS)
    .sign(keyOf(secret));
  const link = new URL(siteUrl);
  link.searchParams.set('emulation_id', ticket);
  return link.href;
}

interface Ticket {
  readonly emulationId: string;
  readonly memberId: string;
}

export async function takeTicket(
  ticket: string,
  { database, secret, partnerId }: { database: Database; secret: string; partnerId: string },
  now: Date,
): Promise<Ticket | undefined> {
  try {
    const { payload } = await jwtVerify(ticket, keyOf(secret), {
      algorithms: ['HS256'],
      audience: partnerId,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      maxTokenAge: LINK_SECONDS,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: now,
    });
    const { sub: memberId = '', jti: emulationId = '', iat = 0 } = payload;
    if (!/^[\w-]{8,64}$/.test(emulationId)) return undefined;
    // Every use of a ticket must count in the same window, so the window is that of its expiry.
    const end = new Date((iat + LINK_SECONDS + TOLERANCE_SECONDS) * 1000);
    const { isNew } = await countHit(
      database,
      { partnerId, rule: once, subject: emulationId, item: 'used' },
      end,
    );
    return isNew ? { emulationId, memberId } : undefined;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return undefined;
    throw cause;
  }
}
