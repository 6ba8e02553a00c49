import { randomBytes } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';
import { schema, type Database } from '@tableside/platform/database';
import { eq, like } from 'drizzle-orm';
import * as z from 'zod';

import { demoPeople } from '../seed/demo-people.ts';

export interface IdentityPerson {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly memberNumber?: string;
  readonly shows: string;
  readonly isAside?: boolean;
}

export type NewPerson = Pick<IdentityPerson, 'firstName' | 'lastName' | 'email'>;

const PREFIX = 'identity-person:';
const personShape = z.object({
  partnerId: z.string(),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.number(),
});

const SHOWN_OF_THE_NEW = 6;

export interface People {
  list(partnerId: string): Promise<IdentityPerson[]>;
  find(partnerId: string, subject: string): Promise<IdentityPerson | undefined>;
  add(partnerId: string, person: NewPerson): Promise<IdentityPerson | undefined>;
}

const demoIdentities = (partner: PartnerSettings): readonly IdentityPerson[] =>
  demoPeople(partner).map(
    ({ name, ssoSubject = `demo-${name}`, firstName, lastName, email, memberNumber, shows }) => ({
      subject: ssoSubject,
      firstName,
      lastName,
      email,
      shows,
      isAside: shows.startsWith('activation:'),
      ...(memberNumber !== undefined && { memberNumber }),
    }),
  );

export function createPeople(
  { orm }: Database,
  partners: readonly PartnerSettings[],
  now: () => Date,
): People {
  const { installation } = schema;
  const demo = new Map(partners.map((partner) => [partner.id, demoIdentities(partner)]));
  const demoOf = (partnerId: string) => demo.get(partnerId) ?? [];

  async function added(partnerId: string): Promise<IdentityPerson[]> {
    const rows = await orm
      .select()
      .from(installation)
      .where(like(installation.name, `${PREFIX}${partnerId}:%`));
    return rows
      .map(({ value }) => personShape.parse(JSON.parse(value)))
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .map(({ subject, firstName, lastName, email }) => {
        return { subject, firstName, lastName, email, shows: 'Made up here' };
      });
  }

  return {
    list: async (partnerId) => [...demoOf(partnerId), ...(await added(partnerId)).slice(0, SHOWN_OF_THE_NEW)],
    async find(partnerId, subject) {
      const invented = demoOf(partnerId).find((person) => person.subject === subject);
      if (invented) return invented;
      const name = `${PREFIX}${partnerId}:${subject}`;
      const [row] = await orm.select().from(installation).where(eq(installation.name, name));
      return row && { ...personShape.parse(JSON.parse(row.value)), shows: '' };
    },
    async add(partnerId, person) {
      const everybody = [...demoOf(partnerId), ...(await added(partnerId))];
      if (everybody.some(({ email }) => email === person.email)) return undefined;
      const subject = `new-${randomBytes(12).toString('base64url')}`;
      const value = JSON.stringify({ ...person, partnerId, subject, createdAt: now().getTime() });
      await orm.insert(installation).values({ name: `${PREFIX}${partnerId}:${subject}`, value });
      return { ...person, subject, shows: '' };
    },
  };
}
