import type { Platform } from '../start-platform.ts';

/** Longer than all parts together take that have limits of their own, and shorter than an operator's. */
const STOP_WITHIN_MS = 80_000;

/**
 * Stops a running platform on SIGTERM or SIGHUP once it has drained, and on SIGINT, which somebody waits for, at once.
 * A second SIGINT ends it; the others may come twice, because package managers pass on what was sent to all processes.
 */
export function stopOnSignal(platform: Pick<Platform, 'drain' | 'stop'>): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    console.log('Shutting down: finishing open requests.');
    if (signal !== 'SIGINT') await platform.drain();
    setTimeout(() => {
      console.error('Something did not stop.');
      process.exit(1);
    }, STOP_WITHIN_MS);
    await platform.stop();
  };
  const onSignal = (signal: NodeJS.Signals) =>
    void stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.on('SIGTERM', onSignal).on('SIGHUP', onSignal).once('SIGINT', onSignal);
}
