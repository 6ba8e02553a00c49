import type { Context } from 'hono';
import { expect, test } from 'vitest';

import type { PlatformEnv } from '../web/platform-context.ts';
import { partnerOf } from './partner-of.ts';

test('a request for a partner that is not served is rejected as not found', () => {
  const context = { get: () => 'nobody' } as unknown as Context<PlatformEnv>;
  expect(() => partnerOf(context, { partners: [] })).toThrow(
    expect.objectContaining({
      details: { status: 404, code: 'notFound', message: 'Partner not found.' },
    }),
  );
});
