import { cardCodes, cardTypeOfCode } from '@tableside/core';
import type { Hono } from 'hono';

import { createVaultCalls, type KeyedVault } from '../vault/index.ts';
import { createFramedApp, type FramedAppOptions } from '../framed-page/framed-app.ts';
import type { PageFiles } from '../framed-page/page-files.ts';
import { framePage } from './page.ts';

export interface SecureFrameOptions extends FramedAppOptions {
  readonly vault: KeyedVault;
  /** The secret that other platforms must send to use this vault. If undefined, they cannot use it. */
  readonly vaultSecret?: string | undefined;
}

export function createSecureFrameApp(options: SecureFrameOptions, page: PageFiles): Hono {
  const { vault, vaultSecret } = options;
  const { app, respondWithPage, finish } = createFramedApp('the secure frame', options, page);
  app.get('/', (context) => {
    const accepted = cardCodes.filter((code) => context.req.query(code.toLowerCase()) === '1');
    return respondWithPage(context, (embedder) =>
      framePage({ embedder, accepted: accepted.map(cardTypeOfCode), files: page }),
    );
  });
  app.get('/keys', async (context) => context.json(await vault.publicKeys()));
  if (vaultSecret !== undefined) app.route('/', createVaultCalls(vault, vaultSecret));
  return finish();
}
