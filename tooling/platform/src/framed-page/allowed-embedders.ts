import type { PartnerSettings } from '@tableside/partner-config';

/** The site in whose page the frame stands. */
export interface Embedder {
  /** As `URL.origin` has it. */
  readonly origin: string;
  readonly partnerId: string;
}

interface EmbedderOptions {
  readonly partners: readonly Pick<PartnerSettings, 'id' | 'siteUrl'>[];
  /** Whose site `http://localhost` shows, in development: the one that has the port, else the default. */
  readonly defaultPartner: string;
  readonly localPorts?: ReadonlyMap<number, string>;
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
export function allowedEmbedders({ partners, defaultPartner, localPorts, isProduction }: EmbedderOptions) {
  const published = new Map(partners.map(({ id, siteUrl }) => [new URL(siteUrl).origin, id]));
  const named = new Map(partners.map(({ id }) => [`${id}.localhost`, id]));
  const localPartner = ({ protocol, hostname, port }: URL) => {
    if (protocol !== 'http:') return undefined;
    return hostname === 'localhost' ? (localPorts?.get(Number(port)) ?? defaultPartner) : named.get(hostname);
  };
  return function embedderOf(referer: string | undefined): Embedder | undefined {
    const address = readAddress(referer);
    if (!address) return undefined;
    const { origin } = address;
    const partnerId = isProduction ? published.get(origin) : localPartner(address);
    return partnerId === undefined ? undefined : { origin, partnerId };
  };
}
