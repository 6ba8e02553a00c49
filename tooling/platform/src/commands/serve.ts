import { banner } from '../banner.ts';
import { startPlatform } from '../start-platform.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Starts the platform and keeps it running until a signal stops it. */
export async function serve(): Promise<void> {
  const platform = await startPlatform({ onProgress: (sentence) => console.log(sentence) });
  console.log(banner(platform).join('\n'));
  stopOnSignal(platform);
}
