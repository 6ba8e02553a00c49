import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The visitor's network address; empty if unknown. The proxy's headers are used only if it is trusted. */
export function clientAddressOf(context: Context, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // The app was called directly, without a network connection.
    return '';
  }
}
