import { strictEmailPattern } from '@tableside/core';
import * as oidc from 'openid-client';
import * as z from 'zod';

const name = z.string().trim().max(100).catch('');
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  given_name: name,
  family_name: name,
  /** Some providers send the text. */
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  member_number: z.string().trim().toUpperCase().min(1).max(64).optional().catch(undefined),
  email: z.string().trim().toLowerCase().max(254).regex(strictEmailPattern).optional().catch(undefined),
});

/** Who the provider says this is. */
export interface Person {
  /** The provider's own word for this person, never given to another. */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  /** In lower case; undefined when the provider tells none. */
  readonly email: string | undefined;
  /** Whether the provider made sure that the address is this person's. */
  readonly isEmailVerified: boolean;
  /** The number in the partner's own program, in upper case, from the claim `member_number`. */
  readonly memberNumber: string | undefined;
}

/** The person of an ID token, completed from the provider's user info where it has that. */
export async function readPerson(
  client: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<Person> {
  const idToken = tokens.claims();
  if (!idToken) throw new Error('The provider sent no ID token.');
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
