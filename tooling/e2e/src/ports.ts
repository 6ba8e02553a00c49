import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How many ports each platform may take from its first one on: enough for its services and 28 partners. */
const PORTS_PER_PLATFORM = 40;
/** Where the partners' own ports begin, above a platform's first one: `PARTNER_PORTS`. */
const FIRST_PARTNER_PORT = 11;

/** The first port of the platform that tests share. */
export const platformPort = Number(process.env.E2E_PORT ?? 4180);

/** The port of a built site without an API of its own: the last of the shared platform's, which it leaves free. */
export const staticSitePort = platformPort + PORTS_PER_PLATFORM - 1;

/** The first port of a worker's own platform. */
export const isolatedPlatformPort = (parallelIndex: number): number =>
  platformPort + PORTS_PER_PLATFORM * (1 + parallelIndex);

/** The ids of all partners, in order. */
export const partnerIds = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../../../partners'))
    .filter((file) => file.endsWith('.json') && file !== 'partner.schema.json')
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The `localhost` port of a partner's site on the shared platform; they follow the order of the ids. */
export const partnerPort = (partner: string): number =>
  platformPort + FIRST_PARTNER_PORT + partnerIds().indexOf(partner);
