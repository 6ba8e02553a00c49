import { close, createListener, listen } from '../web/listening.ts';
import type { SearchMemory } from '../api/index.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createOperationsApp } from './operations-app.ts';
import { createReadiness, type Readiness } from './readiness.ts';

export interface Operations {
  readonly port: number;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly watchSearch: (memory: Pick<SearchMemory, 'describe'> | undefined) => void;
  readonly stop: () => Promise<void>;
}

export async function startOperations(port: number, host: string): Promise<Operations> {
  const metrics = createMetrics();
  let searchState: Parameters<typeof createOperationsApp>[2] = () => undefined;
  const readiness = createReadiness(() => searchState() === 'loaded');
  const { fetch } = createOperationsApp(readiness, metrics.registry, () => searchState());
  const server = createListener(fetch, {}, { needsNoHost: true });
  const actual = await listen(server, port, host, 'METRICS_PORT');
  return {
    port: actual,
    metrics,
    readiness,
    watchSearch(memory) {
      searchState = () => memory?.describe().state ?? 'database';
      if (memory) metrics.watchSearch(memory);
    },
    stop: () => close(server),
  };
}
