import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/**
 * The only span attributes that leave the process. Instrumentations would add others, such as URLs with their
 * queries. See docs/decisions/0027-log-and-trace-from-allow-lists.md.
 */
const allowed: ReadonlySet<string> = new Set([
  'db.query.summary',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'tableside.partner',
  'tableside.request_id',
]);

/**
 * Returns a span that has only the allowed attributes. It has no events and no status message, because those
 * quote errors.
 */
const withoutOthers = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => allowed.has(name))),
    },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

export const allowAttributes = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, parent) => processor.onStart(span, parent),
  onEnd: (span) => processor.onEnd(withoutOthers(span)),
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
});
