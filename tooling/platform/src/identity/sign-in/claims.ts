import { plainEmail, plainText, strictEmailPattern } from '@tableside/core';
import * as oidc from 'openid-client';
import * as z from 'zod';

const name = z.string().overwrite(plainText).max(100).catch('');
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  given_name: name,
  family_name: name,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  member_number: z.string().overwrite(plainText).toUpperCase().min(1).max(64).optional().catch(undefined),
  email: z
    .string()
    .overwrite(plainEmail)
    .toLowerCase()
    .max(254)
    .regex(strictEmailPattern)
    .optional()
    .catch(undefined),
});

export interface Person {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly memberNumber: string | undefined;
}

export async function readPerson(
  client: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<Person> {
  const idToken = tokens.claims();
  if (!idToken) throw new Error('The provider did not return an ID token.');
  const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasUserInfo ? await oidc.fetchUserInfo(client, tokens.access_token, idToken.sub) : {};
  const claims = claimsShape.parse({ ...idToken, ...more, sub: idToken.sub });
  return {
    subject: claims.sub,
    firstName: claims.given_name,
    lastName: claims.family_name,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    memberNumber: claims.member_number,
  };
}
