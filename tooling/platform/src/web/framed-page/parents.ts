import type { PartnerSettings } from '@tableside/partner-config';

/** The site in whose page the frame stands. */
export interface Parent {
  /** As `URL.origin` has it. */
  readonly origin: string;
  readonly partnerId: string;
}

interface ParentsOptions {
  readonly partners: readonly Pick<PartnerSettings, 'id' | 'siteUrl'>[];
  /** Whose site `http://localhost` alone shows, in development. */
  readonly defaultPartner: string;
  readonly isProduction: boolean;
}

/** An address as a browser writes it into Referer: of the web, and without a name or password in it. */
function readAddress(text: string | undefined): URL | undefined {
  const address = text === undefined ? null : URL.parse(text);
  return address && /^https?:$/.test(address.protocol) && !address.username && !address.password
    ? address
    : undefined;
}

/** Finds the site that a navigation came from. In production only at its public address, else only on this machine. */
export function createParents({ partners, defaultPartner, isProduction }: ParentsOptions) {
  const published = new Map(partners.map(({ id, siteUrl }) => [new URL(siteUrl).origin, id]));
  const local = new Map([
    ['localhost', defaultPartner],
    ...partners.map(({ id }) => [`${id}.localhost`, id] as const),
  ]);
  return function parentOf(referer: string | undefined): Parent | undefined {
    const address = readAddress(referer);
    if (!address) return undefined;
    const { origin, hostname, protocol } = address;
    const atHome = protocol === 'http:' ? local.get(hostname) : undefined;
    const partnerId = isProduction ? published.get(origin) : atHome;
    return partnerId === undefined ? undefined : { origin, partnerId };
  };
}
