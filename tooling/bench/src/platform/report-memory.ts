// Loaded before a platform that is measured: tells the parent process what it uses when that asks.
import type { ProcessUse } from '../day/day-report.ts';

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  const { user, system } = process.cpuUsage();
  const cpuSeconds = (user + system) / 1e6;
  process.send?.({ heapBytes: heapUsed, residentBytes: rss, connections, cpuSeconds } satisfies ProcessUse);
});
