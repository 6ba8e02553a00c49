import * as oidc from 'openid-client';

import type { ProviderSettings } from '../provider-settings.ts';

const ANSWERS_WITHIN_SECONDS = 8;
const KNOWN_FOR_MS = 3_600_000;

/** What a provider answered that we asked: everything else that openid-client needs to know of it. */
export type ProviderClient = () => Promise<oidc.Configuration>;

/** The way of proving who we are that the provider takes; the standard's default is Basic. */
function authenticationOf(
  server: Readonly<oidc.ServerMetadata>,
  secret: string | undefined,
): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret);
}

async function discover(settings: ProviderSettings, isProduction: boolean): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  // Plain http is for the provider of one's own machine.
  const execute = isProduction ? [] : [oidc.allowInsecureRequests];
  const options = { timeout: ANSWERS_WITHIN_SECONDS, execute };
  const found = await oidc.discovery(issuer, clientId, undefined, oidc.None(), options);
  const server = found.serverMetadata();
  const client = new oidc.Configuration(
    server,
    clientId,
    { ...(clientSecret !== undefined && { client_secret: clientSecret }) },
    authenticationOf(server, clientSecret),
  );
  client.timeout = ANSWERS_WITHIN_SECONDS;
  for (const extension of execute) extension(client);
  // The signature of the ID token is checked too, not only the connection it came by.
  oidc.enableNonRepudiationChecks(client);
  return client;
}

/** Asks the provider for its description when it is first needed, and keeps it for an hour; a failure is not kept. */
export function createProviderClient(
  settings: ProviderSettings,
  { isProduction, now }: { readonly isProduction: boolean; readonly now: () => Date },
): ProviderClient {
  let kept: { readonly client: Promise<oidc.Configuration>; readonly until: number } | undefined;
  return () => {
    const moment = now().getTime();
    if (kept && moment < kept.until) return kept.client;
    const asked = { client: discover(settings, isProduction), until: moment + KNOWN_FOR_MS };
    kept = asked;
    asked.client.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.client;
  };
}
