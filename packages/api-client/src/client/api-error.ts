/** A complaint of the server about one field of what was sent. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface ApiErrorDetails {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly body?: unknown;
}

/** A call that did not succeed. What happened is decided by `status`, a number, never by status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came (network, time-out) or when it could not be read. */
  readonly status: number;
  /** The server's word for the cause, such as "csrf" or "locked". */
  readonly code: string | undefined;
  readonly fields: readonly FieldError[];
  /** What support finds the call by. */
  readonly requestId: string | undefined;
  /** In how many seconds another try makes sense, where the answer says so. */
  readonly retryAfterSeconds: number | undefined;
  /** What the answer said, when it was JSON; for the rare call that explains more than a problem has room for. */
  readonly body: unknown;

  constructor(
    { status, code, message, fields = [], requestId, retryAfterSeconds, body }: ApiErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message ?? `The call answered ${status}.`, options);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const toFieldErrors = (value: unknown): FieldError[] =>
  Array.isArray(value)
    ? value.flatMap((item: unknown) =>
        isRecord(item) && typeof item['field'] === 'string' && typeof item['message'] === 'string'
          ? [{ field: item['field'], message: item['message'] }]
          : [],
      )
    : [];

/** The seconds of a Retry-After header; a date in it, which our API never sends, says nothing. */
const toSeconds = (value: string | null): number | undefined =>
  value !== null && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

/** Bodies longer than this are not looked into: a gateway's page is no problem answer. */
const LONGEST_PROBLEM = 64 * 1024;

/** Reads a problem answer. A gateway's HTML, an empty body or a wrong shape still give the status. */
export async function readApiError(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const body = await response
    .text()
    .then((source): unknown => (source.length <= LONGEST_PROBLEM ? JSON.parse(source) : undefined))
    .catch(() => undefined);
  const problem = isRecord(body) ? body : {};
  return new ApiError({
    status: response.status,
    code: text(problem['code']),
    message: text(problem['message']),
    fields: toFieldErrors(Array.isArray(body) ? body : problem['errors']),
    requestId: requestId ?? text(problem['requestId']),
    retryAfterSeconds: toSeconds(response.headers.get('Retry-After')),
    body,
  });
}
