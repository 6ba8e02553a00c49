import { joinsBySso } from '@tableside/core';
import { createHash } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';

import { memberNumberFor } from './member-numbers.ts';
import { profilesOf, type Profile } from './people-profiles.ts';

export const DEMO_PASSWORD = 'table4two';

export interface DemoPerson {
  /** The part of the email address before the @. It never changes. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly publicId: string;
  readonly memberNumber: string | undefined;
  readonly shows: string;
  readonly password: string | undefined;
  readonly ssoSubject: string | undefined;
}

export const publicIdOf = (partnerId: string, name: string) =>
  createHash('sha256').update(`demo person\n${partnerId}\n${name}`).digest('base64url').slice(0, 24);

export function toPerson(partner: PartnerSettings, profile: Profile): DemoPerson {
  const { name, firstName, lastName, shows, isKnownOnly } = profile;
  const isSso = joinsBySso(partner);
  return {
    name,
    firstName,
    lastName,
    shows,
    email: `${name}@example.com`,
    publicId: publicIdOf(partner.id, name),
    memberNumber: partner.hasPPN ? memberNumberFor(partner, name) : undefined,
    password: isKnownOnly || isSso ? undefined : DEMO_PASSWORD,
    ssoSubject: isKnownOnly || !isSso ? undefined : `demo-${name}`,
  };
}

export const demoPeople = (partner: PartnerSettings): DemoPerson[] =>
  profilesOf(partner).map((profile) => toPerson(partner, profile));
