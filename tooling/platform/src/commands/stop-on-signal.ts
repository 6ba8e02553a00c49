/** Stops a running platform on SIGINT or SIGTERM. */
export function stopOnSignal(platform: { stop(): Promise<void> }): void {
  const stop = () => {
    console.log('Shutting down: finishing open requests.');
    platform.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
