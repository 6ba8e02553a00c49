import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

import type { Health } from '../operations/index.ts';
import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from '../web/platform-context.ts';
import { problemResponse, notFound } from '../web/problem.ts';
import { allowOrigins } from '../web/allow-origins.ts';
import { requestContext, type RequestContextOptions } from '../web/request-context.ts';
import { commonHeaders, dataHeaders } from './security-headers.ts';
import { contentRoutes } from './content-routes.ts';
import { createSite, type SiteOptions } from './site.ts';
import { createWellKnown, type WellKnownOptions } from './well-known.ts';

export interface Services {
  readonly api?: Hono<PlatformEnv> | undefined;
  readonly content?: Hono<PlatformEnv> | undefined;
  readonly images?: Hono<PlatformEnv> | undefined;
  readonly captcha?: Hono<PlatformEnv> | undefined;
  readonly signIn?: Hono<PlatformEnv> | undefined;
  readonly sitemaps?: Hono<PlatformEnv> | undefined;
  readonly switches?: Hono<PlatformEnv> | undefined;
}

export interface GatewayOptions
  extends Omit<SiteOptions, 'fetchApi'>, RequestContextOptions, WellKnownOptions {
  readonly services: Services;
  readonly servesSites: boolean;
  readonly allowedOrigins: readonly string[];
  readonly measure?: MiddlewareHandler;
  readonly cacheResponses?: MiddlewareHandler<PlatformEnv> | undefined;
  readonly traceRequest?: MiddlewareHandler<PlatformEnv> | undefined;
  readonly isRestoreDrill?: boolean;
  readonly checkHealth: () => Promise<Health>;
}

const anonymousRequest = ({ req, get }: Context<PlatformEnv>): RequestInit => ({
  headers: {
    Host: req.header('Host') ?? new URL(req.url).host,
    [PARTNER_HEADER]: get('partnerId'),
    [REQUEST_ID_HEADER]: get('requestId'),
  },
});

export function createGateway(options: GatewayOptions): Hono<PlatformEnv> {
  const { services, servesSites, partners, checkHealth, isProduction, allowedOrigins } = options;
  const common = Object.entries(commonHeaders(isProduction));
  const usual = Object.entries(dataHeaders);
  const app = new Hono<PlatformEnv>();

  if (options.measure) app.use(options.measure);
  if (options.cacheResponses) app.use(options.cacheResponses);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) headers.set(name, value);
    for (const [name, value] of usual) if (!headers.has(name)) headers.set(name, value);
    // Pages load images and scripts without CORS, so sites on allowed origins need this header to embed these
    // resources.
    if (allowedOrigins.length > 0 && /^\/(?:images|captcha)\//.test(context.req.path))
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.get('/healthz', async (context) => {
    const { status, faults } = await checkHealth();
    const names = Object.keys(faults);
    const body = {
      status,
      ...(names.length > 0 && { faults: names }),
      ...(options.isRestoreDrill && { restoreDrill: true }),
    };
    return context.json(body, status === 'failing' ? 503 : 200);
  });
  if (options.traceRequest) app.use(options.traceRequest);
  app.use(requestContext(options));
  app.use('/api/*', (context, next) => {
    // Compression would copy each response if this header were set after it.
    context.header('Vary', 'Accept-Encoding');
    return next();
  });
  app.use('/api/*', compress());
  const shared = allowOrigins(options);
  const data = ['/api', '/captcha', ...contentRoutes(partners).filter((route) => !route.startsWith('/api/'))];
  for (const route of data) app.use(`${route}/*`, shared);
  const mount = (path: string, service: Hono<PlatformEnv> | undefined) => service && app.route(path, service);
  mount('/', services.switches);
  for (const route of contentRoutes(partners)) mount(route, services.content);
  mount('/api', services.api);
  mount('/images', services.images);
  mount('/captcha', services.captcha);
  mount('/', services.signIn);
  mount('/', services.sitemaps);
  if (servesSites) {
    const fetchApi = (context: Context<PlatformEnv>, path: string) =>
      app.request(path, anonymousRequest(context));
    mount('/', createWellKnown(options));
    mount('/', createSite({ ...options, fetchApi }));
  }
  app.notFound((context) => problemResponse(notFound(), context));
  app.onError(problemResponse);
  return app;
}
