import type { PartnerSettings } from '@tableside/partner-config';
import {
  Provider,
  interactionPolicy,
  type Configuration,
  type JWKS,
  type KoaContextWithOIDC,
} from 'oidc-provider';

import {
  accountIdOf,
  clientIdOf,
  developmentClient,
  isLocal,
  isOfSite,
  ownClient,
  ownClientIdOf,
  subjectOf,
} from './clients.ts';
import { pagePolicy } from './headers.ts';
import { secretFor } from './keys.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { messagePage, signOutPage } from './pages.ts';
import type { IdentityPerson, People } from './people.ts';

const HOUR_SECONDS = 3600;
const SCOPE = 'openid profile email';

export interface DevelopmentProviderOptions {
  readonly issuer: string;
  readonly partners: readonly PartnerSettings[];
  readonly people: People;
  readonly keys: JWKS;
  readonly secret: string;
  readonly now: () => Date;
}

type FindPerson = (context: KoaContextWithOIDC, accountId: string) => Promise<IdentityPerson | undefined>;

function policyFor(find: FindPerson) {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy.get('login')?.checks.add(
    new Check('other_partner', 'Another partner’s account is signed in', async (context) => {
      const { accountId } = context.oidc.session ?? {};
      if (accountId === undefined) return Check.NO_NEED_TO_PROMPT;
      return (await find(context, accountId)) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

/**
 * Creates an OpenID Connect provider for development. It is complete, except that anyone can sign in as
 * anyone.
 */
export function createDevelopmentProvider(options: DevelopmentProviderOptions) {
  const { issuer, partners, people, keys, secret, now } = options;
  const bySite = new Map(partners.map((partner) => [clientIdOf(partner.id), partner]));
  const byOwnClient = new Map(partners.map((partner) => [ownClientIdOf(partner.id), partner]));
  const partnerOf = (clientId: string) => bySite.get(clientId) ?? byOwnClient.get(clientId);
  const requestingPartner = ({ oidc }: KoaContextWithOIDC) => partnerOf(oidc.client?.clientId ?? '');
  const find: FindPerson = async (context, accountId) => {
    const partner = requestingPartner(context);
    const subject = subjectOf(accountId);
    return partner && accountId === accountIdOf(partner.id, subject)
      ? people.find(partner.id, subject)
      : undefined;
  };
  const show = (ctx: KoaContextWithOIDC, body: { toString(): string }) => {
    ctx.type = 'html';
    ctx.body = body.toString();
  };

  const configuration: Configuration = {
    adapter: createMemoryAdapter(now),
    clients: partners.flatMap((partner) => {
      const site = `http://${partner.id}.localhost`;
      const clients = [
        {
          ...developmentClient(issuer, partner.id, secret),
          name: partner.programName,
          returnTo: `${site}${partner.ssoLoginUrl}/callback`,
        },
        { ...ownClient(issuer, partner.id, secret), name: 'Your own client', returnTo: 'http://localhost/' },
      ];
      return clients.map(({ clientId, clientSecret, name, returnTo }) => ({
        client_id: clientId,
        client_secret: clientSecret,
        client_name: name,
        // Ports are not known here, so URLs are validated below.
        redirect_uris: [returnTo],
        post_logout_redirect_uris: [new URL('/', returnTo).href],
        grant_types: ['authorization_code'],
        response_types: ['code' as const],
      }));
    }),
    jwks: keys,
    cookies: {
      keys: [secretFor(secret, 'cookies')],
      names: { session: 'identity', interaction: 'identity-asked', resume: 'identity-resume' },
    },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'member_number'],
      email: ['email', 'email_verified'],
    },
    scopes: SCOPE.split(' '),
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_, accountId) => subjectOf(accountId),
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 12 * HOUR_SECONDS,
      IdToken: 600,
      Interaction: HOUR_SECONDS / 2,
      Session: 12 * HOUR_SECONDS,
    },
    interactions: { policy: policyFor(find), url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const { postLogoutRedirectUri } = (ctx.oidc.session?.state ?? {}) as {
            postLogoutRedirectUri?: string;
          };
          const next =
            postLogoutRedirectUri === undefined ? undefined : new URL(postLogoutRedirectUri).origin;
          ctx.set('Content-Security-Policy', pagePolicy(next));
          show(ctx, signOutPage(requestingPartner(ctx), form));
        },
        postLogoutSuccessSource: (ctx) =>
          show(ctx, messagePage('You’re signed out', 'You can close this page.', requestingPartner(ctx))),
      },
    },
    // The sites belong to the partners themselves, so no consent is requested.
    async loadExistingGrant({ oidc }) {
      const {
        session,
        client,
        provider: { Grant },
      } = oidc;
      if (!session?.accountId || !client) return undefined;
      const grantId = session.grantIdFor(client.clientId);
      const found = grantId === undefined ? undefined : await Grant.find(grantId);
      if (found) return found;
      const grant = new Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    async findAccount(context, accountId) {
      const person = await find(context, accountId);
      if (!person) return undefined;
      const { firstName, lastName, email, memberNumber } = person;
      const claims = {
        sub: accountId,
        given_name: firstName,
        family_name: lastName,
        email,
        email_verified: true,
        ...(memberNumber !== undefined && { member_number: memberNumber }),
      };
      return { accountId, claims: () => claims };
    },
    renderError: (ctx, { error_description: description }) =>
      show(
        ctx,
        messagePage('That did not work', description ?? 'Go back to the dining site and start again.'),
      ),
  };

  const provider = new Provider(issuer, configuration);
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = function redirectUriAllowed(address) {
    const partner = bySite.get(this.clientId);
    return partner === undefined ? isLocal(address) : isOfSite(address, `${partner.ssoLoginUrl}/callback`);
  };
  prototype.postLogoutRedirectUriAllowed = function postLogoutRedirectUriAllowed(address) {
    return bySite.has(this.clientId) ? isOfSite(address, '/') : isLocal(address);
  };

  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx as KoaContextWithOIDC;
    // Without a session there is nothing to confirm, and the library's page would need a script.
    if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId !== undefined) return;
    const { post_logout_redirect_uri: home, state } = oidc.params ?? {};
    const address = new URL(typeof home === 'string' ? home : oidc.urlFor('end_session_success'));
    if (typeof home === 'string' && typeof state === 'string') address.searchParams.set('state', state);
    ctx.redirect(address.href);
    ctx.status = 303;
  });
  return { provider, partnerOf };
}
