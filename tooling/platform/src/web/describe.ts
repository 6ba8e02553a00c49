import { problemBody } from '@tableside/api-client/contract';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';

import type { ProblemStatus } from './problem.ts';

const problemTexts: Record<ProblemStatus, string> = {
  400: 'The request is not well formed, or a field is not right.',
  401: 'There is no session.',
  403: 'The request is refused; code "csrf" asks for a fresh anti-forgery token.',
  404: 'There is no such thing, or not in this program.',
  424: 'A service that this one needs did not do its part.',
  429: 'Too many tries; Retry-After says how long to wait, in seconds.',
  500: 'A fault on our side.',
  502: 'The service that has the answer does not answer.',
  503: 'Too much is asked at once; Retry-After says how long to wait, in seconds.',
};

type SuccessStatus = 200 | 201 | 202;

/** The few words of JSON Schema that headers need. */
interface JsonSchema {
  readonly type: 'string';
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface CallDescription {
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Several where a success has kinds; they share the shape of the answer. */
  readonly status: SuccessStatus | readonly SuccessStatus[];
  readonly answer: z.ZodType;
  /** What is sent, where the call itself decides between several contracts; `validate` tells of the others. */
  readonly body?: z.ZodType;
  /** Besides 403, 500, 502 and 503, which any call may answer. */
  readonly problems: readonly ProblemStatus[];
  /** Contracts of problems that tell more than others. */
  readonly problemBodies?: Partial<Record<ProblemStatus, z.ZodType>>;
  /** Headers that may be sent, each with the JSON Schema of its value. */
  readonly optionalHeaders?: Readonly<Record<string, JsonSchema>>;
  /** Whether X-XSRF-TOKEN must be sent. */
  readonly needsToken?: boolean;
  /** Whether `Authorization: Bearer` must be sent (SES-18). */
  readonly needsAccessToken?: boolean;
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

const header = (name: string, required: boolean, schema: JsonSchema) => ({
  name,
  in: 'header' as const,
  required,
  schema,
});

/** What the OpenAPI document says about one call; the answers come from the contracts. */
export const describeCall = ({
  operationId,
  summary,
  tag,
  status,
  answer,
  body,
  problems,
  problemBodies = {},
  optionalHeaders = {},
  needsToken,
  needsAccessToken,
}: CallDescription) => {
  const required = [...(needsToken ? ['X-XSRF-TOKEN'] : []), ...(needsAccessToken ? ['Authorization'] : [])];
  const parameters = [
    ...required.map((name) => header(name, true, { type: 'string' })),
    ...Object.entries(optionalHeaders).map(([name, schema]) => header(name, false, schema)),
  ];
  const problemBodyOf = (code: ProblemStatus) => {
    const more = problemBodies[code];
    return more ? z.union([more, problemBody]) : problemBody;
  };
  return describeRoute({
    operationId,
    summary,
    tags: [tag],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...Object.fromEntries(
        [status].flat().map((code) => [code, { description: 'Done.', content: json(answer) }]),
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
