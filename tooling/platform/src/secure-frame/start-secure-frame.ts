import type { Server } from 'node:http';

import { createAdaptorServer } from '@hono/node-server';

import { close, listen } from '../web/listening.ts';
import { readPageFiles } from './page-files.ts';
import { createSecureFrameApp, type SecureFrameOptions } from './secure-frame-app.ts';

export interface SecureFrame {
  /** Where the page is, such as http://secure.localhost:4002/. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface StartOptions extends SecureFrameOptions {
  /** Where the page is, if it runs elsewhere: then none is started here. */
  readonly secureFrameUrl?: string | undefined;
  readonly port: number;
  readonly host: string;
}

/** Starts the page that takes card numbers on an origin of its own. */
export async function startSecureFrame(options: StartOptions): Promise<SecureFrame> {
  const { secureFrameUrl, host } = options;
  if (secureFrameUrl !== undefined) {
    if (!/^https?:$/.test(URL.parse(secureFrameUrl)?.protocol ?? ''))
      throw new Error(`SECURE_FRAME_URL must be the address of a page, not "${secureFrameUrl}".`);
    return { url: new URL(secureFrameUrl).href, stop: async () => {} };
  }
  const app = createSecureFrameApp(options, await readPageFiles());
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, options.port, host, 'SECURE_FRAME_PORT');
  return { url: `http://secure.localhost:${port}/`, stop: () => close(server) };
}
