import { createHmac, timingSafeEqual } from 'node:crypto';

export const WEBHOOK_ID_HEADER = 'webhook-id';
export const WEBHOOK_TIMESTAMP_HEADER = 'webhook-timestamp';
export const WEBHOOK_SIGNATURE_HEADER = 'webhook-signature';

export const WEBHOOK_TOLERANCE_SECONDS = 300;

export interface WebhookMessage {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

const signatureOf = (secret: string, { id, timestampSeconds, body }: WebhookMessage): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`;

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Returns the headers with which Standard Webhooks signs a message. There is one signature per secret, so
 * that a receiver that knows any of the secrets accepts the message.
 */
export const signWebhook = (
  secrets: readonly string[],
  message: WebhookMessage,
): Readonly<Record<string, string>> => ({
  [WEBHOOK_ID_HEADER]: message.id,
  [WEBHOOK_TIMESTAMP_HEADER]: String(message.timestampSeconds),
  [WEBHOOK_SIGNATURE_HEADER]: secrets.map((secret) => signatureOf(secret, message)).join(' '),
});

interface ReceivedWebhook {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly body: string;
}

export function isSignedWebhook(
  secrets: readonly string[],
  { id, timestamp = '', signature = '', body }: ReceivedWebhook,
  now: Date,
): boolean {
  if (id === undefined || !/^\d{1,12}$/.test(timestamp)) return false;
  const timestampSeconds = Number(timestamp);
  if (Math.abs(now.getTime() / 1000 - timestampSeconds) > WEBHOOK_TOLERANCE_SECONDS) return false;
  const given = signature.split(' ');
  return secrets.some((secret) => {
    const right = signatureOf(secret, { id, timestampSeconds, body });
    return given.some((one) => isSame(one, right));
  });
}
