import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';

import { createCalls } from '../api/api.ts';
import type { ApiOptions } from '../api/api-options.ts';
import type { PlatformEnv } from '../platform-context.ts';

/** Describing the calls runs none of them: whatever they stand on is not there. */
const nothing = {} as ApiOptions;

/** The OpenAPI document of the API, generated from the contracts that the calls are checked with. */
export async function openApiDocument(): Promise<Record<string, unknown>> {
  const app = new Hono<PlatformEnv>().route('/api', createCalls(nothing));
  const document = await generateSpecs(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Tableside API',
        version: '1.0.0',
        description:
          'What a dining-rewards site asks of its back end. Every answer carries X-Request-Id; answers other than ' +
          'success have the shape of Problem. Calls other than GET send X-XSRF-TOKEN from GET /api/CSRF. A body that ' +
          'holds the number of a card is refused with 400 "cardNumber", whatever the call.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'The origin of the partner’s site; its host tells the partner.' }],
    },
  });
  return JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
}

/** The document as it is committed. */
export const writeDocument = (document: Record<string, unknown>): string =>
  `${JSON.stringify(document, null, 2)}\n`;
