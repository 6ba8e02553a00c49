export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code?: string | undefined;
  /** The maximum or minimum number of characters, for rules about length. */
  readonly limit?: number | undefined;
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

/** A failed call. Decisions depend on the numeric `status`, never on the status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 if there was no response (network, timeout) or it could not be read. */
  readonly status: number;
  /** The server's code for the cause, such as "csrf" or "locked". */
  readonly code: string | undefined;
  readonly fields: readonly FieldError[];
  /** The id by which support finds the call in logs. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The JSON body, if any, for the few calls whose errors contain more than a problem's fields. */
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

/** Whether the server may have done what was asked all the same, because its response was lost. */
export const isResponseLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const ruleOf = ({ code, limit }: Record<string, unknown>) => ({
  ...(typeof code === 'string' && { code }),
  ...(typeof limit === 'number' && { limit }),
});

const toFieldErrors = (value: unknown): FieldError[] =>
  Array.isArray(value)
    ? value.flatMap((item: unknown) =>
        isRecord(item) && typeof item['field'] === 'string' && typeof item['message'] === 'string'
          ? [{ field: item['field'], message: item['message'], ...ruleOf(item) }]
          : [],
      )
    : [];

/** Parses the seconds of a Retry-After header. Ignores a date in it, which our API never sends. */
const toSeconds = (value: string | null): number | undefined =>
  value !== null && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

/** Maximum size of a body that is parsed. A larger one is a gateway's page, not a problem body. */
const LONGEST_PROBLEM = 64 * 1024;

/**
 * Parses an error response. Even a gateway's HTML, an empty or an invalid body results in an error with the
 * status.
 */
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
