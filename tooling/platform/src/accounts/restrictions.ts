import type { Context } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { Problem } from '../web/problem.ts';
import { readJson } from '../web/read-json.ts';
import type { AccountOptions } from './account-options.ts';
import type { MemberRow } from './find-member.ts';
import { partnerOf } from './partner-of.ts';

/** Why a member is held back. */
type Restriction = 'accountClosed' | 'emailUpdateRequired';

const messages: Readonly<Record<Restriction, string>> = {
  accountClosed: 'This account is closed. Linking a card opens it again.',
  emailUpdateRequired: 'The email address of this account must be replaced first.',
};

const always = () => true;
/** Changes that succeed only together with another address. */
const replacesEmail = (body: unknown) =>
  typeof body === 'object' && body !== null && ('email' in body || 'emailConfirm' in body);

/**
 * What a restriction leaves of the calls about members (SES-23), each with what its body must be. A call that is not
 * named is refused. Signing out and what everybody may call ask for no member.
 */
const allowed: Readonly<Record<Restriction, Readonly<Record<string, (body: unknown) => boolean>>>> = {
  accountClosed: {
    'GET /api/Member': always,
    'GET /api/Member/Cards': always,
    'POST /api/Member/Cards': always,
    'GET /api/Cards/AllPartnerCards': always,
  },
  emailUpdateRequired: {
    'GET /api/Member': always,
    'PUT /api/Member': replacesEmail,
  },
};

/** Linking a card comes first, as on the site. With single sign-on the address is the partner's to replace. */
function restrictionOf(
  { memberType, mustUpdateEmail }: MemberRow,
  enrollmentType: string,
): Restriction | undefined {
  if (memberType === 'ClosedAccountMember') return 'accountClosed';
  return mustUpdateEmail && enrollmentType === 'direct' ? 'emailUpdateRequired' : undefined;
}

/** Refuses with 403 "accountClosed" or "emailUpdateRequired" what the member may not call until that is settled. */
export async function refuseRestricted(
  context: Context<PlatformEnv>,
  options: Pick<AccountOptions, 'partners'>,
  member: MemberRow,
): Promise<void> {
  const { req } = context;
  const restriction = restrictionOf(member, partnerOf(context, options).enrollmentType);
  if (restriction === undefined) return;
  const isAllowed = allowed[restriction][`${req.method} ${req.path}`];
  if (isAllowed?.(readJson(await req.text()))) return;
  throw new Problem({ status: 403, code: restriction, message: messages[restriction] });
}
