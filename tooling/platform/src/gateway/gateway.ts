import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from '../platform-context.ts';
import { answerProblem, notFound } from '../web/problem.ts';
import { allowOrigins } from '../web/allow-origins.ts';
import { requestContext, type RequestContextOptions } from '../web/request-context.ts';
import { commonHeaders, dataHeaders } from './security-headers.ts';
import { contentRoutes } from './content-routes.ts';
import { createSite, type SiteOptions } from './site.ts';

/** The services behind the sites, each a small app, run here or proxied. */
export interface Services {
  readonly api: Hono<PlatformEnv>;
  readonly content: Hono<PlatformEnv>;
  readonly images: Hono<PlatformEnv>;
  /** The captcha of a demonstration. */
  readonly captcha?: Hono<PlatformEnv> | undefined;
  /** Sign-in by the partner's own account, at paths of the site; it leaves every other path alone. */
  readonly signIn?: Hono<PlatformEnv>;
  /** The switches of a demonstration, before everything else. */
  readonly switches?: Hono<PlatformEnv> | undefined;
}

export interface GatewayOptions extends Omit<SiteOptions, 'askApi'>, RequestContextOptions {
  readonly services: Services;
  /** Sites on other origins that may ask for data: each as a browser writes it. */
  readonly allowedOrigins: readonly string[];
  /** Measures every request, before anything else. */
  readonly measure?: MiddlewareHandler;
  /** Whether what stands behind is well. */
  readonly isHealthy: () => Promise<boolean>;
}

/** A call for the site that was asked for which says nothing of who asked. */
const nobodysCall = ({ req, get }: Context<PlatformEnv>): RequestInit => ({
  headers: {
    Host: req.header('Host') ?? new URL(req.url).host,
    [PARTNER_HEADER]: get('partnerId'),
    [REQUEST_ID_HEADER]: get('requestId'),
  },
});

/** What stands before everything: knows the partner by the host, sends the headers, serves sites and proxies calls. */
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
    // What a page shows or runs is asked for without CORS: whoever may read data here may have these too.
    if (allowedOrigins.length > 0 && /^\/(?:images|captcha)\//.test(context.req.path))
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.get('/healthz', async (context) => {
    const isWell = await isHealthy().catch(() => false);
    return context.json({ status: isWell ? 'ok' : 'failing' }, isWell ? 200 : 500);
  });
  app.use(requestContext(options));
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
    createSite({ ...options, askApi: (context, path) => app.request(path, nobodysCall(context)) }),
  );
  app.notFound((context) => answerProblem(notFound(), context));
  app.onError(answerProblem);
  return app;
}
