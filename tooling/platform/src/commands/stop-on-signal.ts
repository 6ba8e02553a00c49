import type { Platform } from '../startup/start-platform.ts';

/** Is longer than all timeouts of the parts together, and shorter than the grace period of process managers. */
const STOP_WITHIN_MS = 80_000;

/**
 * Stops a running platform on SIGTERM or SIGHUP once it has drained, and at once on SIGINT, for which a
 * person waits. A second SIGINT exits immediately. The other signals may arrive twice, because package
 * managers forward what all processes already received.
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
