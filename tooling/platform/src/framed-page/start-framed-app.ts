import type { Hono } from 'hono';

import { close, createListener, drain, listen } from '../web/listening.ts';
import { closedHeaders, commonHeaders } from './headers.ts';

export interface FramedOrigin {
  readonly url: string;
  readonly drain: () => void;
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly host: string;
  readonly variables: { readonly port: string; readonly url: string };
  /** The public URL, if configured. In that case, a server is started here only if `isHere` is set. */
  readonly url: string | undefined;
  readonly isHere?: boolean;
  readonly createApp: () => Promise<Hono>;
  readonly port: number;
  readonly isProduction: boolean;
  readonly address: string;
}

export async function startFramedApp(options: StartOptions): Promise<FramedOrigin> {
  const { host, variables, url, isHere = false, createApp, port, address, isProduction } = options;
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`${variables.url} must be the URL of a page, not "${url}".`);
  const publicUrl = url === undefined ? undefined : new URL(url).href;
  if (publicUrl !== undefined && !isHere) return { url: publicUrl, drain: () => {}, stop: async () => {} };
  const { fetch } = await createApp();
  const server = createListener(fetch, { ...commonHeaders(isProduction), ...closedHeaders });
  const actual = await listen(server, port, address, variables.port);
  return {
    url: publicUrl ?? `http://${host}.localhost:${actual}/`,
    drain: () => drain(server),
    stop: () => close(server),
  };
}
