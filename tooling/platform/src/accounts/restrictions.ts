import { isAccountClosed, joinsDirectly } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { PlatformEnv } from '../web/platform-context.ts';
import { Problem } from '../web/problem.ts';
import { readJson } from '../web/read-json.ts';
import type { AccountOptions } from './account-options.ts';
import type { MemberRow } from './find-member.ts';
import { partnerOf } from './partner-of.ts';

type Restriction = 'accountClosed' | 'emailUpdateRequired';

const messages: Readonly<Record<Restriction, string>> = {
  accountClosed: 'This account is closed. Link a card to reopen it.',
  emailUpdateRequired: 'The email address of this account must be updated first.',
};

const always = () => true;
const ownData = {
  'POST /api/Member/Data/Code': always,
  'POST /api/Member/Data': always,
  'GET /api/Member/Erasure': always,
  'POST /api/Member/Erasure': always,
} as const;
const replacesEmail = (body: unknown) =>
  typeof body === 'object' && body !== null && ('email' in body || 'emailConfirm' in body);

/**
 * The calls that each restriction still allows (SES-23), each with a condition on the body. All other calls
 * that require a member are rejected. See docs/decisions/0006-route-and-access-tables.md.
 */
const allowed: Readonly<Record<Restriction, Readonly<Record<string, (body: unknown) => boolean>>>> = {
  accountClosed: {
    ...ownData,
    'GET /api/Member': always,
    'GET /api/Member/Cards': always,
    'POST /api/Member/Cards': always,
    'GET /api/Cards/AllPartnerCards': always,
  },
  emailUpdateRequired: {
    ...ownData,
    'GET /api/Member': always,
    'PUT /api/Member': replacesEmail,
  },
};

/**
 * A closed account takes precedence, as on the site. With single sign-on, only the partner can replace the
 * email address, so the member is never restricted until it is replaced.
 */
function restrictionOf(
  member: MemberRow,
  partner: Pick<PartnerSettings, 'enrollmentType'>,
): Restriction | undefined {
  if (isAccountClosed(member)) return 'accountClosed';
  return member.mustUpdateEmail && joinsDirectly(partner) ? 'emailUpdateRequired' : undefined;
}

export async function refuseRestricted(
  context: Context<PlatformEnv>,
  options: Pick<AccountOptions, 'partners'>,
  member: MemberRow,
): Promise<void> {
  const { req } = context;
  const restriction = restrictionOf(member, partnerOf(context, options));
  if (restriction === undefined) return;
  const isAllowed = allowed[restriction][`${req.method} ${req.path}`];
  if (isAllowed?.(readJson(await req.text()))) return;
  throw new Problem({ status: 403, code: restriction, message: messages[restriction] });
}
