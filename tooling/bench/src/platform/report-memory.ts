// Loaded before a platform whose memory is measured: tells it to the parent process when that asks.
import type { Memory } from '../day/day-report.ts';

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  process.send?.({ heapBytes: heapUsed, residentBytes: rss, connections } satisfies Memory);
});
