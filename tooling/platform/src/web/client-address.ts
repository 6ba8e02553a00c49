import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The visitor's network address; empty where it is not known. A proxy is believed only where one is trusted. */
export function clientAddressOf(context: Context, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Asked directly, without a network connection.
    return '';
  }
}
