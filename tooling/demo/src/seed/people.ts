import { randomBytes } from 'node:crypto';

import { DAY_MS, joinsBySso, joinsDirectly } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Passwords } from '@tableside/platform/accounts';
import { schema, type Database } from '@tableside/platform/database';
import { and, eq, inArray, like } from 'drizzle-orm';

import { addActivity } from './activity/add-activity.ts';
import { USUAL_JOINING_DAY } from './activity/invent-activity.ts';
import { bonusRows } from './bonus-rows.ts';
import {
  cardRows,
  inventFingerprint,
  partnerCardRows,
  type FingerprintOf,
  type LinkedAt,
  linkedDaysAgoOf,
} from './card-rows.ts';
import { addClaims } from './claim-rows.ts';
import { DEMO_PASSWORD, demoPeople, publicIdOf, toPerson, type DemoPerson } from './demo-people.ts';
import { seedFlexOffers } from './flex-offers.ts';
import { seedSavedMerchants } from './saved-merchants.ts';
import { profilesOf, progressOf, type Profile } from './people-profiles.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function sourceOf(partner: PartnerSettings, { hasAutomaticBonus }: Profile): string {
  const { autoBonus } = partner;
  if (hasAutomaticBonus && autoBonus) return autoBonus.enrollmentSource;
  return joinsBySso(partner) ? 'sso' : 'web';
}

function joiningDayOf(profile: Profile, today: Date): string {
  const { hasNewMemberBonus, hasAutomaticBonus, joinedOn = USUAL_JOINING_DAY } = profile;
  const daysAgo = (days: number) => dayOf(new Date(today.getTime() - days * DAY_MS));
  if (hasNewMemberBonus) return daysAgo(5);
  return hasAutomaticBonus ? daysAgo(30) : joinedOn;
}

function memberRow(partner: PartnerSettings, profile: Profile, passwordHash: string | null, today: Date) {
  const person = toPerson(partner, profile);
  const { tier = 2, isKnownOnly, year } = profile;
  return {
    publicId: person.publicId,
    partnerId: partner.id,
    isDemo: true,
    email: person.email,
    memberNumber: person.memberNumber ?? null,
    passwordHash: person.password === undefined ? null : passwordHash,
    ssoSubject: person.ssoSubject ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: isKnownOnly ? '' : '2125550142',
    address1: '12 Canal Street',
    city: 'New York',
    state: 'NY',
    zipCode: '10013',
    emailOptIn: tier >= 2,
    memberType:
      profile.memberType ?? (isKnownOnly ? ('NonCardMember' as const) : ('EnrolledCardMember' as const)),
    tier,
    isActive: profile.isActive ?? true,
    mustUpdateEmail: profile.mustUpdateEmail ?? false,
    diningProgress: year ? progressOf(year) : null,
    enrollmentSource: sourceOf(partner, profile),
    joinedOn: joiningDayOf(profile, today),
  };
}

interface PeopleOptions {
  readonly passwords: Passwords;
  readonly today: Date;
  readonly fingerprintOf?: FingerprintOf | undefined;
  readonly hasActivity?: boolean;
}

async function presentOf(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  profiles: readonly Profile[],
): Promise<Profile[]> {
  const { members } = schema;
  const idOf = ({ name }: Profile) => publicIdOf(partner.id, name);
  const rows = await orm
    .select({ publicId: members.publicId })
    .from(members)
    .where(inArray(members.publicId, profiles.map(idOf)));
  return profiles.filter((profile) => rows.some(({ publicId }) => publicId === idOf(profile)));
}

const linkedOn =
  (today: Date): LinkedAt =>
  (profile, index) => {
    const daysAgo = linkedDaysAgoOf(profile, index);
    return daysAgo === undefined
      ? new Date(joiningDayOf(profile, today))
      : new Date(today.getTime() - daysAgo * DAY_MS);
  };

async function addCards(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  everybody: readonly Profile[],
  { fingerprintOf = inventFingerprint, today }: PeopleOptions,
): Promise<void> {
  const { cards, partnerCards } = schema;
  const profiles = await presentOf({ orm }, partner, everybody);
  const linked = await Promise.all(
    profiles.map((profile) => cardRows(partner, profile, { fingerprintOf, linkedAt: linkedOn(today) })),
  );
  const rows = linked.flat();
  if (rows.length > 0) await orm.insert(cards).values(rows).onConflictDoNothing();
  const handedOver = profiles.flatMap((profile) => partnerCardRows(partner, profile));
  if (handedOver.length > 0) await orm.insert(partnerCards).values(handedOver).onConflictDoNothing();
}

async function addPeople(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  profiles: readonly Profile[],
  { passwords, today }: PeopleOptions,
): Promise<void> {
  const { bookingDiners, members, memberBonuses } = schema;
  const passwordHash = joinsDirectly(partner) ? await passwords.hash(DEMO_PASSWORD) : null;
  await orm.transaction(async (transaction) => {
    const rows = profiles.map((profile) => memberRow(partner, profile, passwordHash, today));
    const added = await transaction
      .insert(members)
      .values(rows)
      .onConflictDoNothing()
      .returning({ publicId: members.publicId });
    const bonuses = profiles
      .flatMap((profile) => bonusRows(partner, profile, today))
      .filter(({ memberId }) => added.some(({ publicId }) => publicId === memberId));
    if (bonuses.length > 0) await transaction.insert(memberBonuses).values(bonuses).onConflictDoNothing();
    const diners = profiles.flatMap(({ name, bookingRefusal: refusal }) =>
      refusal ? [{ memberId: publicIdOf(partner.id, name), partnerId: partner.id, refusal }] : [],
    );
    if (diners.length > 0) await transaction.insert(bookingDiners).values(diners).onConflictDoNothing();
  });
}

export async function seedPeople(
  { orm }: Pick<Database, 'orm'>,
  partner: PartnerSettings,
  options: PeopleOptions,
): Promise<void> {
  const { members } = schema;
  const everybody = profilesOf(partner);
  // The first version created members that had nothing but an email address.
  await orm
    .delete(members)
    .where(and(eq(members.partnerId, partner.id), like(members.publicId, `demo-${partner.id}-_`)));
  if (everybody.length === 0) return;
  const present = await presentOf({ orm }, partner, everybody);
  const missing = everybody.filter((profile) => !present.includes(profile));
  if (missing.length > 0) await addPeople({ orm }, partner, missing, options);
  // Members that were seeded before cards and activity existed get them here.
  await addCards({ orm }, partner, everybody, options);
  await seedFlexOffers({ orm }, partner, everybody);
  await seedSavedMerchants({ orm }, partner, everybody);
  if (options.hasActivity === false) return;
  const everyone = await presentOf({ orm }, partner, everybody);
  await addActivity({ orm }, partner, everyone, options.today);
  await addClaims({ orm }, partner, everyone, options.today);
}

export async function copyPerson(
  { orm }: Database,
  partner: PartnerSettings,
  name: string,
  options: PeopleOptions,
): Promise<DemoPerson | undefined> {
  const original = profilesOf(partner).find((profile) => profile.name === name);
  if (!original) return undefined;
  const profile = { ...original, name: `${name}-${randomBytes(6).toString('hex')}` };
  await addPeople({ orm }, partner, [profile], options);
  await addCards({ orm }, partner, [profile], options);
  await seedFlexOffers({ orm }, partner, [profile]);
  await addActivity({ orm }, partner, [profile], options.today);
  await addClaims({ orm }, partner, [profile], options.today);
  return toPerson(partner, profile);
}

export async function resetPeople(
  database: Database,
  partner: PartnerSettings,
  options: PeopleOptions,
): Promise<void> {
  const { members, signInTries } = schema;
  const ids = demoPeople(partner).map(({ publicId }) => publicId);
  if (ids.length === 0) return;
  await database.orm.delete(members).where(inArray(members.publicId, ids));
  await database.orm.delete(signInTries).where(inArray(signInTries.subject, ids));
  await seedPeople(database, partner, options);
}
