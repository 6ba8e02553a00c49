import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PlatformEnv } from '@tableside/platform';
import type { VerifyCaptcha } from '@tableside/platform/captcha';
import type { Database } from '@tableside/platform/database';
import { problemResponse, limitBody, notFound, Problem, validate } from '@tableside/platform/web';
import { Hono } from 'hono';
import * as z from 'zod';

import { newChallenge, redeemToken, tokenFor, type ChallengeOptions } from './challenges.ts';

export interface CaptchaOptions extends ChallengeOptions {
  readonly database: Database;
}

const script = fileURLToPath(new URL('script/api.js', import.meta.url));
const library = dirname(fileURLToPath(import.meta.resolve('altcha-lib')));

const JAVASCRIPT = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};
const NO_STORE = { 'Cache-Control': 'no-store' };

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(1),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(64),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(200) }),
});

async function readModule(path: string): Promise<string> {
  const file = normalize(join(library, path));
  if (!file.startsWith(`${library}/`) || !file.endsWith('.js')) throw notFound();
  return readFile(file, 'utf8').catch(() => {
    throw notFound();
  });
}

export const createCaptchaApp = (options: CaptchaOptions) =>
  new Hono<PlatformEnv>()
    .use(limitBody)
    .get('/api.js', async (context) => context.body(await readFile(script, 'utf8'), 200, JAVASCRIPT))
    .get('/lib/*', async (context) =>
      context.body(await readModule(context.req.path.replace(/^.*?\/lib\//, '')), 200, JAVASCRIPT),
    )
    .get('/challenge', async (context) => context.json(await newChallenge(options), 200, NO_STORE))
    .post('/solution', validate('json', solved), async (context) => {
      const token = await tokenFor(options, context.get('partnerId'), context.req.valid('json'));
      if (token === undefined)
        throw new Problem({ status: 400, code: 'notSolved', message: 'The challenge was not solved.' });
      return context.json({ token }, 200, NO_STORE);
    })
    .post('/siteverify', async (context) => {
      const { response } = await context.req.parseBody();
      const token = typeof response === 'string' ? response : '';
      const success =
        token !== '' && (await redeemToken(options.database, options, context.get('partnerId'), token));
      return context.json(
        { success, ...(!success && { 'error-codes': ['invalid-input-response'] }) },
        200,
        NO_STORE,
      );
    })
    .onError(problemResponse);

export const verifyHere =
  (options: CaptchaOptions): VerifyCaptcha =>
  (token, { partnerId }) =>
    redeemToken(options.database, options, partnerId, token);
