import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { memberOfPerson } from './member-of-person.ts';

const partner = { id: 'american', hasPPN: false };
const person = {
  subject: 'subject',
  email: 'ada@example.com',
  isEmailVerified: true,
  memberNumber: undefined,
  firstName: 'Ada',
  lastName: 'Quill',
};
const { members } = schema;

describe.each(databaseKinds)('the member of a person from the partner on %s', (kind) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.stop());
  beforeEach(() => db.database.orm.delete(members));

  test('AUT-13 NOT-02.d is reminded again once the partner has replaced an address that must be', async () => {
    const signIn = async (email: string) => {
      const found = await memberOfPerson(db.database, partner, { ...person, email });
      const publicId = 'memberId' in found ? found.memberId : expect.fail();
      const isMember = and(eq(members.partnerId, partner.id), eq(members.publicId, publicId));
      return { isMember, rows: await db.database.orm.select().from(members).where(isMember) };
    };
    const { isMember } = await signIn(person.email);
    await db.database.orm.update(members).set({ mustUpdateEmail: true }).where(isMember);
    expect((await signIn(person.email)).rows).toMatchObject([{ mustUpdateEmail: true }]);
    expect((await signIn('quill@example.com')).rows).toMatchObject([
      { email: 'quill@example.com', mustUpdateEmail: false },
    ]);
  });
});
