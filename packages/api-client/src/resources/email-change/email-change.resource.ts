import type { ApiClient } from '../../client/client.ts';
import { nullable, object, text } from '../../client/reader.ts';
import { readSignedIn } from '../member/member.mapper.ts';
import type { SignedInMember } from '../member/member.mapper.ts';
import type {
  ConfirmEmailChangeRequest,
  EmailChangeAnswer,
  StartEmailChangeRequest,
} from './email-change.contract.ts';

const path = '/api/Member/EmailChange';

const readEmailChange = object<EmailChangeAnswer>({
  pending: nullable(object<NonNullable<EmailChangeAnswer['pending']>>({ email: text })),
});

/**
 * GET /api/Member/EmailChange: the change of the e-mail address that waits for its codes in this browser
 * (PRO-19). Rejects with 404 in a program that does not offer it.
 */
export const getEmailChange = async (client: ApiClient, signal?: AbortSignal): Promise<EmailChangeAnswer> =>
  readEmailChange(await client.call({ path, signal, isMemberSpecific: true }));

/**
 * POST /api/Member/EmailChange: mails a code to the present address and one to the new address, and replaces a
 * pending change. Resolves alike for an address that another member has. Rejects with 400 for the fields
 * "email" and "currentPassword", with 403 "locked" after five wrong passwords, and with 429.
 */
export const startEmailChange = async (
  client: ApiClient,
  body: StartEmailChangeRequest,
): Promise<EmailChangeAnswer> =>
  readEmailChange(await client.call({ method: 'POST', path, body, isMemberSpecific: true }));

/**
 * POST /api/Member/EmailChange/Codes: mails new codes, which replace the former ones. Rejects with 400
 * "emailChangeOver" if no change is pending here, and with 429.
 */
export const resendEmailChange = async (client: ApiClient): Promise<EmailChangeAnswer> =>
  readEmailChange(await client.call({ method: 'POST', path: `${path}/Codes`, isMemberSpecific: true }));

/**
 * POST /api/Member/EmailChange/Confirm: changes the address by the codes of both mailboxes. Ends the member's
 * other sessions; resolves with a new one. Rejects with 400: for the fields "oldCode" and "newCode" while
 * attempts are left; with "emailChangeOver" after five of them, after fifteen minutes, or in another browser;
 * with "emailInUse" if another member got the address meanwhile.
 */
export const confirmEmailChange = async (
  client: ApiClient,
  body: ConfirmEmailChangeRequest,
): Promise<SignedInMember> =>
  readSignedIn(await client.call({ method: 'POST', path: `${path}/Confirm`, body, isMemberSpecific: true }));

/** DELETE /api/Member/EmailChange: gives the pending change up; succeeds if there is none. */
export const cancelEmailChange = async (client: ApiClient): Promise<EmailChangeAnswer> =>
  readEmailChange(await client.call({ method: 'DELETE', path, isMemberSpecific: true }));
