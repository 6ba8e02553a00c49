import type { ApiClient } from '../../client/client.ts';
import { nullable, object, text } from '../../client/reader.ts';
import { readSignedIn } from '../member/member.mapper.ts';
import type { SignedInMember } from '../member/member.mapper.ts';
import type {
  ConfirmEmailChangeRequest,
  EmailChangeResponse,
  StartEmailChangeRequest,
} from './email-change.contract.ts';

const path = '/api/Member/EmailChange';

const readEmailChange = object<EmailChangeResponse>({
  pending: nullable(object<NonNullable<EmailChangeResponse['pending']>>({ email: text })),
});

/**
 * GET /api/Member/EmailChange: the change of the email address that waits for its codes in this browser
 * (PRO-19). Rejects with 404 in a program that does not offer it.
 */
export const getEmailChange = async (client: ApiClient, signal?: AbortSignal): Promise<EmailChangeResponse> =>
  readEmailChange(await client.call({ path, signal, isMemberSpecific: true }));

/**
 * POST /api/Member/EmailChange: emails one code to the current address and one to the new address, and
 * replaces a pending change. Resolves in the same way if another member has the address. Rejects with 400 for
 * the fields "email" and "currentPassword", with 403 "locked" after five wrong passwords, and with 429.
 */
export const startEmailChange = async (
  client: ApiClient,
  body: StartEmailChangeRequest,
): Promise<EmailChangeResponse> =>
  readEmailChange(await client.call({ method: 'POST', path, body, isMemberSpecific: true }));

/**
 * POST /api/Member/EmailChange/Codes: emails new codes, which replace the previous ones. Rejects with 400
 * "emailChangeOver" if no change is pending in this browser, and with 429.
 */
export const resendEmailChange = async (client: ApiClient): Promise<EmailChangeResponse> =>
  readEmailChange(await client.call({ method: 'POST', path: `${path}/Codes`, isMemberSpecific: true }));

/**
 * POST /api/Member/EmailChange/Confirm: changes the address, with the codes from both mailboxes. Ends the
 * member's other sessions, and resolves with a new one. Rejects with 400: for the fields "oldCode" and
 * "newCode" while attempts are left, with "emailChangeOver" after five attempts, after fifteen minutes, or in
 * another browser, and with "emailInUse" if another member got the address meanwhile.
 */
export const confirmEmailChange = async (
  client: ApiClient,
  body: ConfirmEmailChangeRequest,
): Promise<SignedInMember> =>
  readSignedIn(await client.call({ method: 'POST', path: `${path}/Confirm`, body, isMemberSpecific: true }));

/** DELETE /api/Member/EmailChange: abandons the pending change. Succeeds if there is none. */
export const cancelEmailChange = async (client: ApiClient): Promise<EmailChangeResponse> =>
  readEmailChange(await client.call({ method: 'DELETE', path, isMemberSpecific: true }));
