/**
 * Stops a running platform on SIGINT, SIGTERM or SIGHUP. A second SIGINT ends it at once; the others may come
 * twice, because package managers pass on what was sent to all processes.
 */
export function stopOnSignal(platform: { stop(): Promise<void> }): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Shutting down: finishing open requests.');
    platform.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGHUP', stop).once('SIGINT', stop);
}
