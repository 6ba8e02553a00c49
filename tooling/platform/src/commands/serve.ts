import { banner } from '../startup/banner.ts';
import { parseServices } from '../startup/services.ts';
import { startPlatform } from '../startup/start-platform.ts';
import { stopOnSignal } from './stop-on-signal.ts';

export async function serve(services: string | undefined): Promise<void> {
  const platform = await startPlatform({
    ...(services !== undefined && { services: parseServices(services) }),
    onProgress: (sentence) => console.log(sentence),
  });
  console.log(banner(platform).join('\n'));
  stopOnSignal(platform);
}
