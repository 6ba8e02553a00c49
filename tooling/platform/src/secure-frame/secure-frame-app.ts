import { cardCodes, cardTypeOfCode } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';

import { createVaultCalls, type KeyedVault } from '../vault/index.ts';
import { CLOSED_POLICY, commonHeaders, pagePolicy } from './headers.ts';
import type { PageFiles } from './page-files.ts';
import { framePage } from './page.ts';
import { createParents } from './parents.ts';

export interface SecureFrameOptions {
  readonly vault: KeyedVault;
  readonly partners: readonly Pick<PartnerSettings, 'id' | 'siteUrl'>[];
  readonly defaultPartner: string;
  readonly isProduction: boolean;
  readonly log: Logger;
  /** What platforms elsewhere show to use this vault; without one they cannot. */
  readonly vaultSecret?: string | undefined;
}

const DAY_SECONDS = 86_400;

/** The page that takes card numbers, with all that it loads and the keys it encrypts with. Sets no cookie. */
export function createSecureFrameApp(options: SecureFrameOptions, page: PageFiles): Hono {
  const { vault, vaultSecret, isProduction, log } = options;
  const parentOf = createParents(options);
  const common = Object.entries(commonHeaders(isProduction));
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) headers.set(name, value);
    const usual = {
      'Content-Security-Policy': CLOSED_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    };
    for (const [name, value] of Object.entries(usual)) if (!headers.has(name)) headers.set(name, value);
  });

  app.get('/', (context) => {
    const { req } = context;
    context.header('Vary', 'Referer, Sec-Fetch-Dest');
    const parent = parentOf(req.header('Referer'));
    if (!parent || (req.header('Sec-Fetch-Dest') ?? 'iframe') !== 'iframe')
      return context.text('This page stands in the forms of our sites only.', 403, {
        'X-Frame-Options': 'DENY',
      });
    const accepted = cardCodes.filter((code) => req.query(code.toLowerCase()) === '1');
    const { scriptPath, stylePath } = page;
    return context.html(
      framePage({ parent, accepted: accepted.map(cardTypeOfCode), scriptPath, stylePath }),
      200,
      {
        'Content-Security-Policy': pagePolicy(parent.origin),
        // A site that isolates itself may still have this page in a frame.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    );
  });
  app.get('/keys', async (context) => context.json(await vault.publicKeys()));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  if (vaultSecret !== undefined) app.route('/', createVaultCalls(vault, vaultSecret));
  app.get('*', compress(), (context) => {
    const file = page.files.get(context.req.path);
    if (!file) return context.text('There is nothing at this address.', 404);
    const isHashed = !context.req.path.startsWith('/fonts/');
    const caching = isHashed ? 'max-age=31536000, immutable' : `max-age=${DAY_SECONDS}`;
    return context.body(file.body, 200, {
      'Content-Type': file.contentType,
      'Cache-Control': `public, ${caching}`,
    });
  });
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'the secure frame failed');
    return context.json({ code: 'unexpected' }, 500);
  });
  app.notFound((context) => context.text('There is nothing at this address.', 404));
  return app;
}
