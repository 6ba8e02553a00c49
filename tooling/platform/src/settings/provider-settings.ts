import { joinsBySso } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

export interface OidcVariables {
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the variables that apply to all partners under the key '', and a partner's own variables, such as
 * `OIDC_<PARTNER>_ISSUER`, under the partner's name.
 */
export function readOidcVariables(variables: Variables): Readonly<Record<string, OidcVariables>> {
  const read = (prefix: string): OidcVariables => ({
    issuer: variables[`${prefix}ISSUER`] || undefined,
    clientId: variables[`${prefix}CLIENT_ID`] || undefined,
    clientSecret: variables[`${prefix}CLIENT_SECRET`] || undefined,
  });
  const names = Object.keys(variables).map(
    (name) => /^OIDC_(.+)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/.exec(name)?.[1],
  );
  const own = [...new Set(names)].filter((name) => name !== undefined);
  return { '': read('OIDC_'), ...Object.fromEntries(own.map((name) => [name, read(`OIDC_${name}_`)])) };
}

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret?: string;
}

type SsoPartner = Pick<PartnerSettings, 'id' | 'enrollmentType'>;

const variableNameOf = (partnerId: string) => partnerId.toUpperCase().replaceAll('-', '_');

/**
 * A partner with its own issuer uses none of the common variables, because the common secret must not be sent
 * to another issuer.
 */
function variablesOf(
  oidc: Readonly<Record<string, OidcVariables>>,
  partnerId: string,
): OidcVariables & { prefix: string } {
  const name = variableNameOf(partnerId);
  const own = oidc[name] ?? {};
  if (own.issuer !== undefined) return { ...own, prefix: `OIDC_${name}_` };
  const common = oidc[''] ?? {};
  return {
    issuer: common.issuer,
    clientId: own.clientId ?? common.clientId,
    clientSecret: own.clientSecret ?? common.clientSecret,
    prefix: 'OIDC_',
  };
}

function readIssuer(name: string, text: string): URL {
  const issuer = URL.canParse(text) ? new URL(text) : undefined;
  if (!issuer || !/^https?:$/.test(issuer.protocol) || issuer.search || issuer.hash)
    throw new Error(`${name} must be the https URL of an issuer, not "${text}".`);
  return issuer;
}

export function configuredProviders(
  oidc: Readonly<Record<string, OidcVariables>>,
  partners: readonly SsoPartner[],
): Map<string, ProviderSettings> {
  const found = new Map<string, ProviderSettings>();
  for (const { id } of partners.filter(joinsBySso)) {
    const { issuer, clientId, clientSecret, prefix } = variablesOf(oidc, id);
    if (issuer === undefined) continue;
    if (clientId === undefined)
      throw new Error(
        `${prefix}ISSUER requires ${prefix}CLIENT_ID, which identifies the platform to the provider.`,
      );
    found.set(id, {
      issuer: readIssuer(`${prefix}ISSUER`, issuer),
      clientId,
      ...(clientSecret !== undefined && { clientSecret }),
    });
  }
  return found;
}
