import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

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
