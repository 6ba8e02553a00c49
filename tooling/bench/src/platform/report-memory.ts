// This module is preloaded into a platform that is measured. On a message from the parent process, it
// collects garbage and replies with the resources in use.
import type { ProcessUse } from '../day/day-report.ts';

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  const { user, system } = process.cpuUsage();
  const cpuSeconds = (user + system) / 1e6;
  process.send?.({ heapBytes: heapUsed, residentBytes: rss, connections, cpuSeconds } satisfies ProcessUse);
});
