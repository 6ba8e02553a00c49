import { close, createListener, listen } from '../web/listening.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createOperationsApp } from './operations-app.ts';
import { createReadiness, type Readiness } from './readiness.ts';

export interface Operations {
  readonly port: number;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly stop: () => Promise<void>;
}

/** Starts the health endpoints, before any other service. */
export async function startOperations(port: number, host: string): Promise<Operations> {
  const metrics = createMetrics();
  const readiness = createReadiness();
  const { fetch } = createOperationsApp(readiness, metrics.registry);
  const server = createListener(fetch, {});
  const actual = await listen(server, port, host, 'METRICS_PORT');
  return { port: actual, metrics, readiness, stop: () => close(server) };
}
