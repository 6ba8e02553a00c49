import { problemBody } from '@tableside/api-client/contract';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';

import type { ProblemStatus } from './problem.ts';

const problemTexts: Record<ProblemStatus, string> = {
  400: 'The request is malformed or a field is invalid.',
  401: 'The session is missing, or the signature is invalid.',
  403: 'Forbidden; code "csrf" means that a new anti-forgery token is required.',
  404: 'Not found, or not available in this program.',
  424: 'An upstream service failed.',
  429: 'Too many attempts; Retry-After is the time to wait, in seconds.',
  500: 'Internal server error.',
  502: 'The upstream service is unavailable.',
  503: 'The server is overloaded; Retry-After is the time to wait, in seconds.',
};

type SuccessStatus = 200 | 201 | 202;

interface JsonSchema {
  readonly type: 'string';
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface CallDescription {
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  readonly status: SuccessStatus | readonly SuccessStatus[];
  readonly response: z.ZodType | 'page';
  /**
   * The schema of the request body, needed only if the handler itself chooses between several contracts.
   * Otherwise `validate` adds it.
   */
  readonly body?: z.ZodType;
  readonly files?: readonly string[];
  /** Error statuses in addition to 403, 500, 502 and 503, which every call may return. */
  readonly problems: readonly ProblemStatus[];
  readonly problemBodies?: Partial<Record<ProblemStatus, z.ZodType>>;
  readonly optionalHeaders?: Readonly<Record<string, JsonSchema>>;
  readonly needsMember?: boolean;
  readonly needsToken?: boolean;
  readonly needsAccessToken?: boolean;
  readonly needsFormSignature?: boolean;
  readonly needsWebhookSignature?: boolean;
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

const page = { 'text/html': { schema: { type: 'string' as const } } };

const header = (name: string, schema: JsonSchema) => ({
  name,
  in: 'header' as const,
  required: false,
  schema,
});

function securityOf(call: CallDescription) {
  const { needsMember, needsToken, needsAccessToken, needsFormSignature, needsWebhookSignature } = call;
  const schemes = [
    ...(needsMember || needsToken || needsAccessToken ? ['session'] : []),
    ...(needsToken ? ['antiForgery'] : []),
    ...(needsAccessToken ? ['accessToken'] : []),
    ...(needsFormSignature ? ['formSignature'] : []),
    ...(needsWebhookSignature ? ['webhookSignature'] : []),
  ];
  return schemes.length > 0 ? [Object.fromEntries(schemes.map((name) => [name, []]))] : [];
}

export const describeCall = (call: CallDescription) => {
  const { operationId, summary, tag, status, response, body, files, problems } = call;
  const { problemBodies = {}, optionalHeaders = {} } = call;
  const parameters = Object.entries(optionalHeaders).map(([name, schema]) => header(name, schema));
  const problemBodyOf = (code: ProblemStatus) => {
    const more = problemBodies[code];
    return more ? z.union([more, problemBody]) : problemBody;
  };
  return describeRoute({
    operationId,
    summary,
    tags: [tag],
    security: securityOf(call),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(files && {
      requestBody: { required: true, content: Object.fromEntries(files.map((type) => [type, {}])) },
    }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...Object.fromEntries(
        [status]
          .flat()
          .map((code) => [
            code,
            { description: 'Success.', content: response === 'page' ? page : json(response) },
          ]),
      ),
      ...Object.fromEntries(
        [...new Set<ProblemStatus>([...problems, 403, 500, 502, 503])].map((code) => [
          code,
          { description: problemTexts[code], content: json(problemBodyOf(code)) },
        ]),
      ),
    },
  });
};
