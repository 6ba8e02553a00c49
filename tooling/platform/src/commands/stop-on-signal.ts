import type { Platform } from '../startup/start-platform.ts';

/** Longer than all timeouts of the parts together, and shorter than the grace period of process managers. */
const STOP_WITHIN_MS = 80_000;

/**
 * On SIGTERM or SIGHUP, stops the platform once it has drained. On SIGINT, stops it at once, because a person
 * is waiting; a second SIGINT exits immediately. The other signals may arrive twice, because package managers
 * forward what all processes have already received.
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
