import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';

import { createCalls, createUploads, createWebhooks, type ApiOptions } from '../api/index.ts';
import { createContentCalls, type ContentCallsOptions } from '../content/index.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { securitySchemes } from './security-schemes.ts';

/** Generating the document calls no handler, so the handlers' dependencies can be missing. */
const nothing = {} as ApiOptions & ContentCallsOptions;

export async function openApiDocument(): Promise<Record<string, unknown>> {
  const app = new Hono<PlatformEnv>()
    .route('/api', createCalls(nothing))
    .route('/api', createUploads(nothing))
    .route('/api', createWebhooks(nothing))
    .route('/api/cms', createContentCalls(nothing, new Map()));
  const document = await generateSpecs(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Tableside API',
        version: '1.0.0',
        description:
          'The back end of the dining-rewards sites. Every response has X-Request-Id; error ' +
          'responses have the schema Problem. Non-GET requests send X-XSRF-TOKEN from GET /api/CSRF, ' +
          'except those authenticated by a signature. Any request whose body contains a card number ' +
          'is rejected with 400 "cardNumber". Content endpoints are compatible with ButterCMS; a ' +
          'partner’s cmsRoute can serve them at a path other than /api/cms.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: { securitySchemes },
      servers: [
        { url: '/', description: 'The origin of the partner’s site; the host identifies the partner.' },
      ],
    },
  });
  return JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
}

export const writeDocument = (document: Record<string, unknown>): string =>
  `${JSON.stringify(document, null, 2)}\n`;
