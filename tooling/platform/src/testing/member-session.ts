import { SESSION_MS } from '../accounts/member-sessions.ts';
import { accessTokenOf } from '../accounts/access-token.ts';
import { issueToken } from '../api/anti-forgery/token.ts';
import { schema, type Database } from '../database/database.ts';
import { hashSessionId, newSessionId } from '../web/session.ts';
import { TEST_SECRET, type TestSession } from './test-api.ts';

interface Beginning {
  readonly partnerId: string;
  readonly memberId: string;
  readonly expiresAt: Date;
  readonly isReadOnly?: boolean;
}

export async function beginTestSession(
  { orm }: Database,
  { isReadOnly = false, ...beginning }: Beginning,
): Promise<TestSession & { readonly id: string }> {
  const id = newSessionId();
  const { partnerId } = beginning;
  await orm.insert(schema.memberSessions).values({
    ...beginning,
    idHash: hashSessionId(id),
    isRemembered: false,
    isReadOnly,
    createdAt: new Date(beginning.expiresAt.getTime() - SESSION_MS),
  });
  return {
    id,
    cookie: `__Host-tableside-session=${id}`,
    token: issueToken(TEST_SECRET, { partnerId, sessionId: id }),
    accessToken: accessTokenOf(TEST_SECRET, id),
  };
}
