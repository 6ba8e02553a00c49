import type { MiddlewareHandler } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';

export const checkToken =
  (partnerOfToken: ReadonlyMap<string, string>): MiddlewareHandler<PlatformEnv> =>
  async (context, next) => {
    const { req } = context;
    const token = req.query('auth_token') ?? /^Token +(\S+)$/.exec(req.header('Authorization') ?? '')?.[1];
    const partnerId = partnerOfToken.get(token ?? '');
    if (partnerId === undefined) {
      const detail = token ? 'Invalid token' : 'Authentication credentials were not provided';
      const headers = { 'Cache-Control': 'no-store', 'WWW-Authenticate': 'Token' };
      return context.json({ detail }, 401, headers);
    }
    context.set('partnerId', partnerId);
    await next();
    context.header('Vary', 'Authorization', { append: true });
    return undefined;
  };

const LOCALES = new Set(['en', 'en-us']);

export const checkParameters: MiddlewareHandler<PlatformEnv> = async ({ req, json }, next) => {
  const { locale, levels } = req.query();
  const headers = { 'Cache-Control': 'no-store' };
  if (locale !== undefined && !LOCALES.has(locale.toLowerCase()))
    return json({ detail: 'Invalid locale parameter' }, 400, headers);
  if (levels !== undefined && !/^[1-5]$/.test(levels)) {
    const detail = 'levels query parameter should be an integer between 1 and 5 (inclusive)';
    return json({ detail }, 400, headers);
  }
  return next();
};
