import { startFramedApp, type FramedOrigin } from '../framed-page/start-framed-app.ts';
import { readPageFiles } from './page-files.ts';
import { createSecureFrameApp, type SecureFrameOptions } from './secure-frame-app.ts';

interface StartOptions extends SecureFrameOptions {
  readonly secureFrameUrl?: string | undefined;
  readonly port: number;
  readonly host: string;
}

export const startSecureFrame = (options: StartOptions): Promise<FramedOrigin> =>
  startFramedApp({
    host: 'secure',
    variables: { port: 'SECURE_FRAME_PORT', url: 'SECURE_FRAME_URL' },
    url: options.secureFrameUrl,
    isHere: true,
    createApp: async () => createSecureFrameApp(options, await readPageFiles()),
    port: options.port,
    address: options.host,
    isProduction: options.isProduction,
  });
