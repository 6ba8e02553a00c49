import { createHash, timingSafeEqual } from 'node:crypto';

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';

import { VaultError, type Vault } from './vault.ts';

const LARGEST_BODY = 16 * 1024;

const tokenRequest = z.strictObject({
  encryptedCardNumber: z.string().max(4096),
  partnerId: z.string().max(64),
});

export const MOST_FORGOTTEN = 100;
const forgetRequest = z.strictObject({ tokens: z.array(z.string().max(100)).max(MOST_FORGOTTEN) });

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const limitBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => context.json({ code: 'tooLarge' }, 400),
});

export function createVaultCalls(vault: Vault, secret: string): Hono {
  const expected = hashOf(`Bearer ${secret}`);
  return new Hono()
    .use('/vault/tokens', limitBody, async (context, next) => {
      if (!timingSafeEqual(hashOf(context.req.header('Authorization') ?? ''), expected))
        return context.json({ code: 'unauthorised' }, 401);
      await next();
      return undefined;
    })
    .post('/vault/tokens', async (context) => {
      const given = tokenRequest.safeParse(await context.req.json().catch(() => undefined));
      if (!given.success) return context.json({ code: 'invalid' }, 400);
      try {
        return context.json(await vault.tokenize(given.data), 200);
      } catch (cause) {
        if (cause instanceof VaultError) return context.json({ code: cause.reason }, 400);
        throw cause;
      }
    })
    .delete('/vault/tokens', async (context) => {
      const given = forgetRequest.safeParse(await context.req.json().catch(() => undefined));
      if (!given.success) return context.json({ code: 'invalid' }, 400);
      await vault.forget(given.data.tokens);
      return context.json({}, 200);
    });
}
