import { randomBytes } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, inArray, like } from 'drizzle-orm';

import type { Passwords } from '../accounts/passwords.ts';
import { schema, type Database } from '../database/database.ts';
import { DEMO_PASSWORD, demoPeople, publicIdOf, toPerson, type DemoPerson } from './demo-people.ts';
import { profilesOf, type Profile } from './people-profiles.ts';

type Bonus = typeof schema.memberBonuses.$inferInsert;

const DAY_MS = 86_400_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function memberRow(partner: PartnerSettings, profile: Profile, passwordHash: string | null, today: Date) {
  const person = toPerson(partner, profile);
  const { tier = 2, isKnownOnly, hasNewMemberBonus } = profile;
  return {
    publicId: person.publicId,
    partnerId: partner.id,
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
    diningProgress: profile.progress ?? null,
    enrollmentSource: partner.enrollmentType === 'sso' ? 'sso' : 'web',
    joinedOn: hasNewMemberBonus ? dayOf(new Date(today.getTime() - 5 * DAY_MS)) : '2025-03-14',
  };
}

function bonusRows(partner: PartnerSettings, { name, hasNewMemberBonus }: Profile, today: Date): Bonus[] {
  const memberId = publicIdOf(partner.id, name);
  const createdAt = new Date(today.getTime() - 5 * DAY_MS);
  const bonus = { memberId, createdAt, isNewMemberBonus: false, isEligibleForNewMemberBonus: false };
  const first: Bonus = {
    ...bonus,
    code: partner.autoBonus?.code ?? 'WELCOME',
    status: 'Eligible' as const,
    description: 'Your first bonus: dine three times within a month.',
    isNewMemberBonus: true,
    isEligibleForNewMemberBonus: true,
  };
  const midweek: Bonus = {
    ...bonus,
    code: 'MIDWEEK',
    status: 'Enrolled' as const,
    description: 'Dine on a Tuesday or a Wednesday for more.',
  };
  if (hasNewMemberBonus) return [first];
  return name === 'member' || name === 'vip' ? [midweek] : [];
}

interface PeopleOptions {
  readonly passwords: Passwords;
  /** Bonuses and the newest member are a few days old on this day. */
  readonly today: Date;
}

/** Adds the invented people whom the database does not have yet. */
export async function seedPeople(
  { orm }: Database,
  partner: PartnerSettings,
  { passwords, today }: PeopleOptions,
): Promise<void> {
  const { members, memberBonuses } = schema;
  const people = demoPeople(partner);
  // Rows of an e-mail address alone, which the first version made.
  await orm
    .delete(members)
    .where(and(eq(members.partnerId, partner.id), like(members.publicId, `demo-${partner.id}-_`)));
  if (people.length === 0) return;
  const present = await orm
    .select({ publicId: members.publicId })
    .from(members)
    .where(
      inArray(
        members.publicId,
        people.map(({ publicId }) => publicId),
      ),
    );
  const missing = profilesOf(partner).filter(
    ({ name }) => !present.some(({ publicId }) => publicId === publicIdOf(partner.id, name)),
  );
  if (missing.length === 0) return;
  const passwordHash = partner.enrollmentType === 'direct' ? await passwords.hash(DEMO_PASSWORD) : null;
  await orm.transaction(async (transaction) => {
    const rows = missing.map((profile) => memberRow(partner, profile, passwordHash, today));
    const added = await transaction
      .insert(members)
      .values(rows)
      .onConflictDoNothing()
      .returning({ publicId: members.publicId });
    const bonuses = missing
      .flatMap((profile) => bonusRows(partner, profile, today))
      .filter(({ memberId }) => added.some(({ publicId }) => publicId === memberId));
    if (bonuses.length > 0) await transaction.insert(memberBonuses).values(bonuses).onConflictDoNothing();
  });
}

/** Somebody new who is like one of the invented people in everything but name; undefined when there is no such one. */
export async function copyPerson(
  { orm }: Database,
  partner: PartnerSettings,
  name: string,
  { passwords, today }: PeopleOptions,
): Promise<DemoPerson | undefined> {
  const original = profilesOf(partner).find((profile) => profile.name === name);
  if (!original) return undefined;
  const profile = { ...original, name: `${name}-${randomBytes(6).toString('hex')}` };
  const passwordHash = partner.enrollmentType === 'direct' ? await passwords.hash(DEMO_PASSWORD) : null;
  await orm.insert(schema.members).values(memberRow(partner, profile, passwordHash, today));
  const bonuses = bonusRows(partner, profile, today);
  if (bonuses.length > 0) await orm.insert(schema.memberBonuses).values(bonuses);
  return toPerson(partner, profile);
}

/** Makes the invented people as they were, whatever was done with them; their sessions end. */
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
