import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { issueToken } from '../api/anti-forgery/token.ts';
import { beginTestSession } from '../testing/member-session.ts';
import { startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { TEST_DAY, TEST_SECRET } from '../testing/test-api.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { newSessionId } from '../web/session.ts';

const DAY_MS = 86_400_000;
const sites = ['hilton', 'american', 'caesars'] as const;

type Identity = 'anonymous' | 'member' | 'vip' | 'closed' | 'support' | 'over' | 'member elsewhere';

interface Who {
  readonly of?: string;
  readonly name?: string;
  readonly isReadOnly?: boolean;
  readonly lastsMs?: number;
}
const identities: Record<Identity, Who> = {
  anonymous: {},
  member: { of: 'hilton', name: 'member' },
  vip: { of: 'hilton', name: 'vip' },
  closed: { of: 'hilton', name: 'closed' },
  support: { of: 'hilton', name: 'member', isReadOnly: true },
  over: { of: 'hilton', name: 'member', lastsMs: -1 },
  'member elsewhere': { of: 'american', name: 'member' },
};

const calls = ['GET /Member', 'PUT /Member', 'GET /Member/DineSummary', 'GET /Member/{id}'] as const;
type Call = (typeof calls)[number];

const own: Record<Call, number> = {
  'GET /Member': 200,
  'PUT /Member': 200,
  'GET /Member/DineSummary': 200,
  'GET /Member/{id}': 200,
};
const anonymousStatuses = { ...own, 'GET /Member': 401, 'PUT /Member': 401, 'GET /Member/DineSummary': 401 };
const foreign = { ...anonymousStatuses, 'GET /Member/{id}': 404 };
const elsewhere = { ...own, 'GET /Member/{id}': 404 };

const expected: Record<Identity, Record<(typeof sites)[number], Record<Call, number>>> = {
  anonymous: { hilton: anonymousStatuses, american: foreign, caesars: foreign },
  member: { hilton: own, american: foreign, caesars: foreign },
  vip: { hilton: own, american: foreign, caesars: foreign },
  closed: {
    hilton: { ...own, 'PUT /Member': 403, 'GET /Member/DineSummary': 403 },
    american: foreign,
    caesars: foreign,
  },
  support: { hilton: { ...own, 'PUT /Member': 403 }, american: foreign, caesars: foreign },
  over: { hilton: anonymousStatuses, american: foreign, caesars: foreign },
  'member elsewhere': { hilton: anonymousStatuses, american: elsewhere, caesars: foreign },
};

describe.each(databaseKinds)('access control on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());

  const sessionOf = async (identity: Identity) => {
    const { of, name, isReadOnly, lastsMs = DAY_MS } = identities[identity];
    if (of === undefined || name === undefined) return { id: newSessionId(), accessToken: 'none', email: '' };
    const email = `${name}@example.com`;
    const { publicId: memberId } = await accounts.member(email, of);
    const expiresAt = new Date(TEST_DAY.getTime() + lastsMs);
    const begun = await beginTestSession(accounts.database, {
      partnerId: of,
      memberId,
      expiresAt,
      ...(isReadOnly && { isReadOnly }),
    });
    return { ...begun, email };
  };

  test.each(Object.keys(identities) as Identity[])(
    'SES-22.a SES-22.c SES-23.a SES-23.b %s: every call at every site has the expected status',
    async (identity) => {
      const { id, accessToken, email } = await sessionOf(identity);
      const { publicId } = await accounts.member('nocard@example.com');
      for (const site of sites) {
        const statuses: Record<string, number> = {};
        for (const call of calls) {
          const [method = '', path = ''] = call.split(' ');
          const response = await accounts.api.call(`/api${path.replace('{id}', publicId)}`, {
            method,
            partner: site,
            headers: {
              Cookie: `__Host-tableside-session=${id}`,
              'X-XSRF-TOKEN': issueToken(TEST_SECRET, { partnerId: site, sessionId: id }),
              Authorization: `Bearer ${accessToken}`,
            },
            ...(method === 'PUT' && { body: {} }),
          });
          statuses[call] = response.status;
          const addresses = (await response.text()).match(/[\w.]+@example\.com/g) ?? [];
          expect([identity, site, call, ...new Set(addresses)]).toEqual([
            identity,
            site,
            call,
            ...(response.ok && /^(GET|PUT) \/Member$/.test(call) ? [email] : []),
          ]);
        }
        expect([identity, site, statuses]).toEqual([identity, site, expected[identity][site]]);
      }
    },
  );
});
