import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from '../platform-context.ts';
import { answerProblem, notFound } from '../web/problem.ts';
import { allowOrigins } from '../web/allow-origins.ts';
import { requestContext, type RequestContextOptions } from '../web/request-context.ts';
import { commonHeaders, dataHeaders } from './security-headers.ts';
import { contentRoutes } from './content-routes.ts';
import { createSite, type SiteOptions } from './site.ts';

/** The services behind the sites, each a small Hono app, run in this process or proxied. */
export interface Services {
  readonly api: Hono<PlatformEnv>;
  readonly content: Hono<PlatformEnv>;
  readonly images: Hono<PlatformEnv>;
  /** The demo's captcha. */
  readonly captcha?: Hono<PlatformEnv> | undefined;
  /** Single sign-on through the partner, at paths of the site; requests for other paths fall through. */
  readonly signIn?: Hono<PlatformEnv>;
  /** The demo's switches, mounted before all other routes. */
  readonly switches?: Hono<PlatformEnv> | undefined;
}

export interface GatewayOptions extends Omit<SiteOptions, 'fetchApi'>, RequestContextOptions {
  readonly services: Services;
  /** Origins of other sites that may use the API, as browsers write them. */
  readonly allowedOrigins: readonly string[];
  /** Records metrics of every request; runs first. */
  readonly measure?: MiddlewareHandler;
  /** Traces every request with its partner. */
  readonly traceRequest?: MiddlewareHandler<PlatformEnv> | undefined;
  /** Whether the platform's dependencies are healthy. */
  readonly isHealthy: () => Promise<boolean>;
}

/** A request to the same site without the visitor's cookies or other identifying headers. */
const anonymousRequest = ({ req, get }: Context<PlatformEnv>): RequestInit => ({
  headers: {
    Host: req.header('Host') ?? new URL(req.url).host,
    [PARTNER_HEADER]: get('partnerId'),
    [REQUEST_ID_HEADER]: get('requestId'),
  },
});

/**
 * The gateway: finds the partner by host, sets security headers, serves the sites and routes requests to the
 * services.
 */
export function createGateway(options: GatewayOptions): Hono<PlatformEnv> {
  const { services, partners, isHealthy, isProduction, allowedOrigins } = options;
  const common = Object.entries(commonHeaders(isProduction));
  const usual = Object.entries(dataHeaders);
  const app = new Hono<PlatformEnv>();

  if (options.measure) app.use(options.measure);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) headers.set(name, value);
    for (const [name, value] of usual) if (!headers.has(name)) headers.set(name, value);
    // Pages load images and scripts without CORS, so sites that may read data here need these resources too.
    if (allowedOrigins.length > 0 && /^\/(?:images|captcha)\//.test(context.req.path))
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.get('/healthz', async (context) => {
    const isWell = await isHealthy().catch(() => false);
    return context.json({ status: isWell ? 'ok' : 'failing' }, isWell ? 200 : 500);
  });
  if (options.traceRequest) app.use(options.traceRequest);
  app.use(requestContext(options));
  app.use('/api/*', (context, next) => {
    // Set later, by the compression, it would copy each response.
    context.header('Vary', 'Accept-Encoding');
    return next();
  });
  app.use('/api/*', compress());
  const shared = allowOrigins(options);
  const data = ['/api', '/captcha', ...contentRoutes(partners).filter((route) => !route.startsWith('/api/'))];
  for (const route of data) app.use(`${route}/*`, shared);
  if (services.switches) app.route('/', services.switches);
  for (const route of contentRoutes(partners)) app.route(route, services.content);
  app.route('/api', services.api);
  app.route('/images', services.images);
  if (services.captcha) app.route('/captcha', services.captcha);
  if (services.signIn) app.route('/', services.signIn);
  app.route(
    '/',
    createSite({ ...options, fetchApi: (context, path) => app.request(path, anonymousRequest(context)) }),
  );
  app.notFound((context) => answerProblem(notFound(), context));
  app.onError(answerProblem);
  return app;
}
