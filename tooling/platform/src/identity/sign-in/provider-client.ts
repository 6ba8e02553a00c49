import * as oidc from 'openid-client';

import type { ProviderSettings } from '../../settings/provider-settings.ts';

const RESPONSE_TIMEOUT_SECONDS = 8;
const KNOWN_FOR_MS = 3_600_000;

export type ProviderClient = () => Promise<oidc.Configuration>;

/**
 * Chooses a client authentication method that the provider supports. If it lists none, the standard's default
 * is Basic.
 */
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

async function discover(settings: ProviderSettings): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  // Allows plain http only if the issuer itself uses it, which the settings have then permitted. With an
  // https issuer, the client rejects http endpoints.
  const execute = issuer.protocol === 'https:' ? [] : [oidc.allowInsecureRequests];
  const options = { timeout: RESPONSE_TIMEOUT_SECONDS, execute };
  const found = await oidc.discovery(issuer, clientId, undefined, oidc.None(), options);
  const server = found.serverMetadata();
  const client = new oidc.Configuration(
    server,
    clientId,
    { ...(clientSecret !== undefined && { client_secret: clientSecret }) },
    authenticationOf(server, clientSecret),
  );
  client.timeout = RESPONSE_TIMEOUT_SECONDS;
  for (const extension of execute) extension(client);
  // Verifies the signature of the ID token too, although it arrives over TLS directly from the provider.
  oidc.enableNonRepudiationChecks(client);
  return client;
}

export function createProviderClient(
  settings: ProviderSettings,
  { now }: { readonly now: () => Date },
): ProviderClient {
  let cached: { readonly client: Promise<oidc.Configuration>; readonly until: number } | undefined;
  return () => {
    const moment = now().getTime();
    if (cached && moment < cached.until) return cached.client;
    const discovery = { client: discover(settings), until: moment + KNOWN_FOR_MS };
    cached = discovery;
    discovery.client.catch(() => {
      if (cached === discovery) cached = undefined;
    });
    return discovery.client;
  };
}
