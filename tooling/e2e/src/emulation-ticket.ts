import { createHmac, randomUUID } from 'node:crypto';

export const EMULATION_SECRET = 'shared with the admin, 32 bytes or more';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs a ticket, as docs/operate.md describes for an admin's host. */
export function emulationTicket(partner: string, publicId: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: publicId, aud: partner, jti: randomUUID(), iat, exp: iat + 60 };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', EMULATION_SECRET).update(signed).digest('base64url')}`;
}
