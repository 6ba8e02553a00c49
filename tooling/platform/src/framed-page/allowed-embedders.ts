import type { PartnerSettings } from '@tableside/partner-config';

export interface Embedder {
  readonly origin: string;
  readonly partnerId: string;
}

interface EmbedderOptions {
  readonly partners: readonly Pick<PartnerSettings, 'id' | 'siteUrl'>[];
  readonly defaultPartner: string;
  readonly localPorts?: ReadonlyMap<number, string>;
  readonly isProduction: boolean;
}

function readAddress(text: string | undefined): URL | undefined {
  const address = text === undefined ? null : URL.parse(text);
  return address && /^https?:$/.test(address.protocol) && !address.username && !address.password
    ? address
    : undefined;
}

/**
 * Returns a function that identifies the embedding site by its Referer. In production, only the partner's
 * public URL counts; otherwise, only sites on this machine.
 */
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
