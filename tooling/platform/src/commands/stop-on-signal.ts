/** Stops a running platform when the process is told to. */
export function stopOnSignal(platform: { stop(): Promise<void> }): void {
  const stop = () => {
    console.log('Finishing the requests under way.');
    platform.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
