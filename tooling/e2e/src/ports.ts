import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The number of ports that each platform may take. Enough for its services and 28 partners. */
const PORTS_PER_PLATFORM = 40;
/** The offset of the partners' own ports from a platform's first port, as in `PARTNER_PORTS`. */
const FIRST_PARTNER_PORT = 11;

export const platformPort = Number(process.env.E2E_PORT ?? 4180);

/**
 * The port of a built site without an API of its own. It is the last of the shared platform's ports, which
 * the platform leaves free.
 */
export const staticSitePort = platformPort + PORTS_PER_PLATFORM - 1;

export const isolatedPlatformPort = (parallelIndex: number): number =>
  platformPort + PORTS_PER_PLATFORM * (1 + parallelIndex);

export const partnerIds = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../../../partners'))
    .filter((file) => file.endsWith('.json') && file !== 'partner.schema.json')
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

export const partnerPort = (partner: string): number =>
  platformPort + FIRST_PARTNER_PORT + partnerIds().indexOf(partner);
