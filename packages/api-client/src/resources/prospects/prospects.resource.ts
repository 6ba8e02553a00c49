import type { ApiClient } from '../../client/client.ts';
import { acknowledged } from '../../client/acknowledged.ts';
import { ApiError } from '../../client/api-error.ts';
import { filledText, flag, object, readResponse, text } from '../../client/reader.ts';
import type {
  JoinRequest,
  ProspectResponse,
  ProspectRequest,
  ValidateEmailResponse,
} from './prospects.contract.ts';

export type { JoinRequest };

const readEmailValidation = object<ValidateEmailResponse>({ isValid: flag });
export interface ProgramTerms {
  readonly version: string;
  readonly link: string;
}
const readChangedTerms = object<{ readonly terms: ProgramTerms }>({
  terms: object<ProgramTerms>({ version: filledText, link: filledText }),
});

/** Returns the current terms if joining was rejected because the form showed other ones. */
export const changedTermsOf = (error: unknown): ProgramTerms | undefined =>
  error instanceof ApiError && error.code === 'termsChanged' ? readChangedTerms(error.body).terms : undefined;

const readProspect = object<ProspectResponse>({ publicId: text });

/**
 * GET /api/Members/Validate/Email: whether an address is well formed and not yet a member's (API-09). A
 * redirect counts as yes. It is recognized by the response type, because its status reads as 0.
 */
export async function validateEmail(client: ApiClient, email: string, usePpn?: boolean): Promise<boolean> {
  const response = await client.send({
    path: '/api/Members/Validate/Email',
    query: [['email', email], ...(usePpn === undefined ? [] : [['usePpn', String(usePpn)] as const])],
    redirect: 'manual',
  });
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return true;
  return readEmailValidation(await readResponse(response)).isValid;
}

export async function createProspect(client: ApiClient, prospect: ProspectRequest): Promise<string> {
  const response = await client.call({ method: 'POST', path: '/api/Members/Prospects', body: prospect });
  return readProspect(response).publicId;
}

export interface JoinCall extends Omit<JoinRequest, 'gRecaptchaResponse'> {
  readonly captchaToken?: string | undefined;
  /** The same form sent again with this key does not create a second account. */
  readonly idempotencyKey: string;
}

/**
 * POST /api/Members/Prospects with the join form: creates the account and starts its session (API-03).
 * Rejects with 400 and one error per invalid field, such as an address or a member number that is in use,
 * with 400 "termsChanged" if the accepted terms are not the current ones (`changedTermsOf`), and with 403
 * "captcha".
 */
export async function join(
  client: ApiClient,
  { idempotencyKey, captchaToken, ...request }: JoinCall,
): Promise<void> {
  await acknowledged(
    client.call({
      method: 'POST',
      path: '/api/Members/Prospects',
      body: { ...request, ...(captchaToken !== undefined && { gRecaptchaResponse: captchaToken }) },
      idempotencyKey,
      isMemberSpecific: true,
      handlesUnauthorized: true,
    }),
  );
}
