import { banner } from '../banner.ts';
import { startPlatform } from '../start-platform.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Starts everything and stays until it is told to stop. */
export async function serve(): Promise<void> {
  const platform = await startPlatform({ onProgress: (sentence) => console.log(sentence) });
  console.log(banner(platform).join('\n'));
  stopOnSignal(platform);
}
