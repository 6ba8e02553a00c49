import { close, createListener, listen } from '../web/listening.ts';
import type { SearchMemory } from '../api/index.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createOperationsApp } from './operations-app.ts';
import { createReadiness, type Readiness } from './readiness.ts';

export interface Operations {
  readonly port: number;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Reports the merchants in memory at `/readyz` and in the metrics. */
  readonly watchSearch: (memory: Pick<SearchMemory, 'describe'>) => void;
  readonly stop: () => Promise<void>;
}

/** Starts the health endpoints, before any other service. */
export async function startOperations(port: number, host: string): Promise<Operations> {
  const metrics = createMetrics();
  const readiness = createReadiness();
  let memory: Pick<SearchMemory, 'describe'> | undefined;
  const { fetch } = createOperationsApp(
    readiness,
    metrics.registry,
    () => memory?.describe().state ?? 'database',
  );
  const server = createListener(fetch, {});
  const actual = await listen(server, port, host, 'METRICS_PORT');
  return {
    port: actual,
    metrics,
    readiness,
    watchSearch(watched) {
      memory = watched;
      metrics.watchSearch(watched);
    },
    stop: () => close(server),
  };
}
