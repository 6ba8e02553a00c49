import { banner } from '../startup/banner.ts';
import { parseServices } from '../startup/services.ts';
import { startPlatform } from '../startup/start-platform.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * Keeps the platform running until a signal stops it.
 * @param services - the services to start, in the format of SERVICES; if undefined, the environment decides.
 */
export async function serve(services: string | undefined): Promise<void> {
  const platform = await startPlatform({
    ...(services !== undefined && { services: parseServices(services) }),
    onProgress: (sentence) => console.log(sentence),
  });
  console.log(banner(platform).join('\n'));
  stopOnSignal(platform);
}
