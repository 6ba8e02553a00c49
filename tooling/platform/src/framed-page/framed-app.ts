import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Logger } from 'pino';

import { closedHeaders, commonHeaders, pagePolicy } from './headers.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { isCutShort, unavailable } from '../web/problem.ts';
import type { PageFiles } from './page-files.ts';
import { allowedEmbedders, type Embedder } from './allowed-embedders.ts';

export interface FramedAppOptions {
  readonly partners: readonly Pick<PartnerSettings, 'id' | 'siteUrl'>[];
  readonly defaultPartner: string;
  readonly localPorts?: ReadonlyMap<number, string>;
  readonly isProduction: boolean;
  readonly log: Logger;
  readonly measure?: MiddlewareHandler | undefined;
  readonly traceRequest?: MiddlewareHandler<PlatformEnv> | undefined;
}

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

interface FramedApp {
  readonly app: Hono;
  readonly respondWithPage: (
    context: Context,
    render: (embedder: Embedder) => Page,
    statusFor?: (embedder: Embedder) => 200 | 404,
  ) => Response | Promise<Response>;
  readonly finish: () => Hono;
}

const NOTHING = 'There is nothing at this address.';
const DAY_SECONDS = 86_400;

export function createFramedApp(name: string, options: FramedAppOptions, files: PageFiles): FramedApp {
  const embedderOf = allowedEmbedders(options);
  const common = Object.entries(commonHeaders(options.isProduction));
  const closed = Object.entries(closedHeaders);
  const app = new Hono();

  if (options.measure) app.use(options.measure);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [header, value] of common) headers.set(header, value);
    for (const [header, value] of closed) if (!headers.has(header)) headers.set(header, value);
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  if (options.traceRequest) app.use(options.traceRequest);

  return {
    app,
    respondWithPage(context, render, statusFor = () => 200) {
      const { req } = context;
      context.header('Vary', 'Referer, Sec-Fetch-Dest');
      const embedder = embedderOf(req.header('Referer'));
      if (!embedder || (req.header('Sec-Fetch-Dest') ?? 'iframe') !== 'iframe')
        return context.text('This page can only be embedded in our sites.', 403, {
          'X-Frame-Options': 'DENY',
        });
      return context.html(render(embedder), statusFor(embedder), {
        'Content-Security-Policy': pagePolicy(embedder.origin),
        // A cross-origin isolated site could not embed this page without this header.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    },
    finish() {
      app.get('*', compress(), (context) => {
        const file = files.files.get(context.req.path);
        if (!file) return context.text(NOTHING, 404);
        const isHashed = !context.req.path.startsWith('/fonts/');
        const caching = isHashed ? 'max-age=31536000, immutable' : `max-age=${DAY_SECONDS}`;
        return context.body(file.body, 200, {
          'Content-Type': file.contentType,
          'Cache-Control': `public, ${caching}`,
        });
      });
      app.onError((error, context: Context) => {
        if (isCutShort(error, context)) return context.json({ code: 'unreadable' }, 400);
        const traceId: unknown = context.get('traceId');
        const traced = traceId !== undefined && { traceId };
        const details = { err: error, path: context.req.path, ...traced };
        if (isUnavailable(error)) {
          options.log.warn(details, `${name}: database unavailable`);
          const { status, code, retryAfterSeconds } = unavailable;
          return context.json({ code }, status, { 'Retry-After': String(retryAfterSeconds) });
        }
        options.log.error(details, `${name} failed`);
        return context.json({ code: 'unexpected' }, 500);
      });
      app.notFound((context) => context.text(NOTHING, 404));
      return app;
    },
  };
}
