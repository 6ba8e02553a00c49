import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from '../platform-context.ts';

/** A service that runs elsewhere: every request is passed on, with the partner it is for. */
export function passOn(serviceUrl: string, pathPrefix: string): Hono<PlatformEnv> {
  const base = serviceUrl.replace(/\/$/, '');
  const app = new Hono<PlatformEnv>();
  app.all('*', async (context) => {
    const { pathname, search, host, protocol } = new URL(context.req.url);
    const path = pathname.startsWith(pathPrefix) ? pathname.slice(pathPrefix.length) : pathname;
    try {
      return await proxy(`${base}${path}${search}`, {
        ...context.req,
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
