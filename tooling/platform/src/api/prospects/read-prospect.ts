import { prospectsContract } from '@tableside/api-client/contract';
import { joinsBySso, plainText } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';
import * as z from 'zod';

import type { PlatformEnv } from '../../web/platform-context.ts';
import { fault, lengthFault, type FieldError } from '../../web/fault.ts';
import { invalid, Problem } from '../../web/problem.ts';
import { fieldOf, refuseNull } from '../../web/validate.ts';

const { joinRequest, prospectRequest } = prospectsContract;

const termsVersion = joinRequest.shape.termsVersion.optional();
/** With single sign-on, names and address are ignored because the partner provides them. */
const optionalText = z.string().max(1024).optional();
const directJoinRequest = joinRequest.extend({ termsVersion });
const ssoJoinRequest = joinRequest.extend({
  termsVersion,
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
});

export type JoinBody = z.infer<typeof ssoJoinRequest>;
export type ProspectBody =
  | { readonly kind: 'prospect'; readonly email: string }
  | { readonly kind: 'join'; readonly request: JoinBody };

const texts: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'email',
  'address1',
  'address2',
  'city',
]);
const others: Readonly<Record<string, FieldError>> = {
  email: fault('email', 'invalidEmail'),
  zipCode: fault('zipCode', 'invalidZip'),
  terms: fault('terms', 'required', 'Please accept the terms to join'),
  state: fault('state', 'invalid'),
  phoneNumber: fault('phoneNumber', 'invalidPhone'),
};

function errorOf(issue: z.core.$ZodIssue, field: string, given: unknown): FieldError {
  const isEmpty =
    given === undefined || given === null || (typeof given === 'string' && plainText(given) === '');
  if (isEmpty && field !== 'terms' && issue.code !== 'unrecognized_keys') {
    return fault(field, 'required');
  }
  if (issue.code === 'too_big' && texts.has(field)) {
    return lengthFault(field, 'maxLength', Number(issue.maximum));
  }
  return others[field] ?? fault(field, 'invalid', issue.message);
}

function fieldErrorsOf(error: z.ZodError, body: object): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = fieldOf(issue.path);
    if (errors.has(field)) continue;
    const given: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
    errors.set(field, errorOf(issue, field, given));
  }
  return [...errors.values()];
}

const isJoining = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.keys(body).some((name) => name !== 'email');

export async function readProspect(
  context: Context<PlatformEnv>,
  partner: PartnerSettings,
): Promise<ProspectBody> {
  const body: unknown = await context.req.json().catch(() => {
    throw new Problem({
      status: 400,
      code: 'unreadable',
      message: 'The request body could not be parsed.',
    });
  });
  if (!isJoining(body)) {
    const { data, error } = prospectRequest.safeParse(body);
    if (error) {
      throw invalid(error.issues.map(({ path, message }) => fault(fieldOf(path), 'invalid', message)));
    }
    refuseNull(data);
    return { kind: 'prospect', email: data.email };
  }
  const { data, error } = (joinsBySso(partner) ? ssoJoinRequest : directJoinRequest).safeParse(body);
  if (error) throw invalid(fieldErrorsOf(error, body));
  refuseNull(data);
  return { kind: 'join', request: data };
}
