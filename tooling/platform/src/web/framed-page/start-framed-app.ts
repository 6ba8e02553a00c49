import type { Hono } from 'hono';

import { close, createListener, listen } from '../listening.ts';
import { closedHeaders, commonHeaders } from './headers.ts';

export interface FramedOrigin {
  /** Where it is, such as http://secure.localhost:4002/. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  /** Its host name on this machine, before ".localhost". */
  readonly host: string;
  /** The environment variables that name another port, and its public address. */
  readonly variables: { readonly port: string; readonly url: string };
  /** Where it is, if it runs elsewhere: then none is started here. */
  readonly url: string | undefined;
  readonly createApp: () => Promise<Hono>;
  readonly port: number;
  readonly isProduction: boolean;
  /** The network address to listen at. */
  readonly address: string;
}

/** Starts an app on an origin of its own, or believes that it runs elsewhere. */
export async function startFramedApp(options: StartOptions): Promise<FramedOrigin> {
  const { host, variables, url, createApp, port, address, isProduction } = options;
  if (url !== undefined) {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw new Error(`${variables.url} must be the address of a page, not "${url}".`);
    return { url: new URL(url).href, stop: async () => {} };
  }
  const { fetch } = await createApp();
  const server = createListener(fetch, { ...commonHeaders(isProduction), ...closedHeaders });
  const actual = await listen(server, port, address, variables.port);
  return { url: `http://${host}.localhost:${actual}/`, stop: () => close(server) };
}
