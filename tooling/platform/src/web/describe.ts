import { problemBody } from '@tableside/api-client/contract';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod';

import type { ProblemStatus } from './problem.ts';

const problemTexts: Record<ProblemStatus, string> = {
  400: 'The request is not well formed, or a field is not right.',
  401: 'There is no session.',
  403: 'The request is refused; code "csrf" asks for a fresh anti-forgery token.',
  404: 'There is no such thing, or not in this program.',
  424: 'A service that this one needs did not do its part.',
  429: 'Too many tries; Retry-After says how long to wait, in seconds.',
  500: 'A fault on our side.',
};

interface CallDescription {
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  readonly status: 200 | 201;
  readonly answer: z.ZodType;
  /** Besides 403 and 500, which any call may answer. */
  readonly problems: readonly ProblemStatus[];
  /** Whether X-XSRF-TOKEN must be sent. */
  readonly needsToken?: boolean;
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } });

/** What the OpenAPI document says about one call; the answers come from the contracts. */
export const describeCall = ({
  operationId,
  summary,
  tag,
  status,
  answer,
  problems,
  needsToken,
}: CallDescription) =>
  describeRoute({
    operationId,
    summary,
    tags: [tag],
    ...(needsToken && {
      parameters: [{ name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } }],
    }),
    responses: {
      [status]: { description: 'Done.', content: json(answer) },
      ...Object.fromEntries(
        [...new Set<ProblemStatus>([...problems, 403, 500])].map((code) => [
          code,
          { description: problemTexts[code], content: json(problemBody) },
        ]),
      ),
    },
  });
