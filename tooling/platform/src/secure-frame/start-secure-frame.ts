import { startFramedApp, type FramedOrigin } from '../web/framed-page/start-framed-app.ts';
import { readPageFiles } from './page-files.ts';
import { createSecureFrameApp, type SecureFrameOptions } from './secure-frame-app.ts';

interface StartOptions extends SecureFrameOptions {
  /** Where the page is, if it runs elsewhere: then none is started here. */
  readonly secureFrameUrl?: string | undefined;
  readonly port: number;
  readonly host: string;
}

/** Starts the page that takes card numbers on an origin of its own. */
export const startSecureFrame = (options: StartOptions): Promise<FramedOrigin> =>
  startFramedApp({
    host: 'secure',
    variables: { port: 'SECURE_FRAME_PORT', url: 'SECURE_FRAME_URL' },
    url: options.secureFrameUrl,
    createApp: async () => createSecureFrameApp(options, await readPageFiles()),
    port: options.port,
    address: options.host,
    isProduction: options.isProduction,
  });
