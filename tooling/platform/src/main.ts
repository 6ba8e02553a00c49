import { greeting } from './greeting.ts';
import { startPlatform, type PlatformOptions } from './start-platform.ts';

const say = (sentence: string) => console.log(sentence);

/** Starts everything and stays until it is told to stop. */
export async function serve(options: Pick<PlatformOptions, 'isProduction'>): Promise<void> {
  const platform = await startPlatform({ ...options, onProgress: say });
  greeting(platform).forEach(say);
  const stop = () => {
    say('Finishing the requests under way.');
    platform.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
