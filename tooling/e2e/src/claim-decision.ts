import { createHmac, randomUUID } from 'node:crypto';

export const CLAIMS_SECRET = 'shared with the support desk in more than 32 bytes';

export interface SignedDecision {
  readonly method: 'POST';
  readonly data: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs a decision about a claim, as docs/operate.md describes for an operator's system. */
export function signedDecision(decision: object): SignedDecision {
  const id = randomUUID();
  const timestamp = Math.floor(Date.now() / 1000);
  const body = JSON.stringify(decision);
  const mac = createHmac('sha256', CLAIMS_SECRET).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    method: 'POST',
    data: Buffer.from(body),
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${mac}`,
    },
  };
}
