import {
  context as active,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';

import type { TraceStatement } from '../database/trace-queries.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { routeOf } from '../web/request-context.ts';
import { allowAttributes } from './allowed-attributes.ts';

export interface TracingOptions {
  readonly tracesUrl: string;
  /**
   * The share of traces to sample, from 0 to 1. For a trace that began in another system, that system
   * decides.
   */
  readonly tracesShare: number;
  readonly trustsProxy: boolean;
}

export interface Tracing {
  readonly traceRequest: MiddlewareHandler<PlatformEnv>;
  readonly traceStatement: TraceStatement;
  stop(): Promise<void>;
}

const createRequestTracing =
  (tracer: Tracer, trustsProxy: boolean): MiddlewareHandler<PlatformEnv> =>
  (context, next) => {
    const { req } = context;
    const parent = trustsProxy ? propagation.extract(active.active(), req.header()) : active.active();
    const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER }, parent);
    context.set('traceId', span.spanContext().traceId);
    return active.with(trace.setSpan(parent, span), async () => {
      try {
        await next();
      } finally {
        const { status } = context.res;
        const route = routeOf(context);
        if (route !== undefined) span.updateName(`${req.method} ${route}`);
        span.setAttributes({
          'http.request.method': req.method,
          'http.response.status_code': status,
          ...(route !== undefined && { 'http.route': route }),
          'tableside.partner': context.get('partnerId'),
          'tableside.request_id': context.get('requestId'),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  };

const createStatementTracing =
  (tracer: Tracer): TraceStatement =>
  async (name, run) => {
    // Outside of requests, statements such as the search for due mail would create a trace every few seconds.
    if (!trace.getActiveSpan()) return run();
    const span = tracer.startSpan(name, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
    });
    try {
      return await run();
    } catch (cause) {
      const code = (cause as { readonly code?: unknown } | undefined)?.code;
      span.setAttribute('error.type', typeof code === 'string' ? code : 'Error');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw cause;
    } finally {
      span.end();
    }
  };

/**
 * Traces requests, statements and calls to other services, and sends the traces to a collector. Call this
 * only once per process, because the context manager of spans is global.
 */
export function startTracing({ tracesUrl, tracesShare, trustsProxy }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${tracesUrl.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'tableside' }))
      // Reads OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [allowAttributes(new BatchSpanProcessor({ exporter }))],
  });
  active.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const calls = new UndiciInstrumentation({ requireParentforSpans: true });
  calls.setTracerProvider(provider);
  const tracer = provider.getTracer('tableside');
  return {
    traceRequest: createRequestTracing(tracer, trustsProxy),
    traceStatement: createStatementTracing(tracer),
    async stop() {
      calls.disable();
      await provider.shutdown();
      active.disable();
      propagation.disable();
    },
  };
}
