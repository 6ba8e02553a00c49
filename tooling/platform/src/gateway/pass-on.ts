import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from '../platform-context.ts';

/**
 * A service that runs elsewhere: every request is passed on, with the partner it is for. The paths at which the service
 * is mounted here are taken off, because its own address stands for them.
 */
export function passOn(serviceUrl: string, mountedAt: readonly string[] = []): Hono<PlatformEnv> {
  const base = serviceUrl.replace(/\/$/, '');
  const app = new Hono<PlatformEnv>();
  app.all('*', async (context) => {
    const { pathname, search, host, protocol } = new URL(context.req.url);
    const mount = mountedAt.find((route) => pathname.startsWith(`${route}/`)) ?? '';
    const path = pathname.slice(mount.length);
    try {
      return await proxy(`${base}${path}${search}`, {
        ...context.req,
        // Where a service sends the browser is for the browser to follow.
        redirect: 'manual',
        headers: {
          ...context.req.header(),
          host: undefined,
          'x-forwarded-host': context.req.header('Host') ?? host,
          'x-forwarded-proto': context.req.header('X-Forwarded-Proto') ?? protocol.replace(':', ''),
          'x-forwarded-for': context.get('clientAddress'),
          [PARTNER_HEADER.toLowerCase()]: context.get('partnerId'),
          [REQUEST_ID_HEADER.toLowerCase()]: context.get('requestId'),
        },
      });
    } catch (cause) {
      context.get('log').error({ err: cause, service: base }, 'service does not answer');
      const requestId = context.get('requestId');
      return context.json({ code: 'unavailable', message: 'A service does not answer.', requestId }, 502);
    }
  });
  return app;
}
