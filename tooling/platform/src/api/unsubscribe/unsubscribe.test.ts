import type { PartnerSettings } from '@tableside/partner-config/schema';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { reminderKinds } from '../../database/reminder-kinds.ts';
import { sendBySmtp } from '../../mail/index.ts';
import type { Mail } from '../../mail/mail.ts';
import { startMailReceiver } from '../../testing/mail-receiver.ts';
import { sampleMails } from '../../testing/sample-mails.ts';
import { createTestApi, readTestPartners, TEST_SECRET, type TestApi } from '../../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const reminders = (partner: PartnerSettings) =>
  Object.values(sampleMails)
    .map((write) => write(partner))
    .filter(({ reminder }) => reminder);

async function deliver(partners: readonly PartnerSettings[], mails: readonly Mail[]): Promise<string[]> {
  const receiver = await startMailReceiver();
  const send = sendBySmtp({ url: receiver.url, from: undefined, partners, secret: TEST_SECRET });
  // At once, because the receiver greets each sender only after a tenth of a second.
  try {
    await Promise.all(mails.map(send));
  } finally {
    await receiver.stop();
  }
  return receiver.received.map(({ text }) =>
    text
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
      .replaceAll(/\r\n[ \t]+/g, ' '),
  );
}
const listed = (text: string) => /^List-Unsubscribe: <(?<url>https:.+)>\r?$/m.exec(text)?.groups?.['url'];

async function linkIn(partner: PartnerSettings, mail: Mail): Promise<URL> {
  const [text = ''] = await deliver([partner], [mail]);
  return new URL(listed(text) ?? expect.fail('The mail has no List-Unsubscribe.'));
}

test('NOT-05.a NOT-06.b each reminder of each program has a link, in its text and its HTML, and the headers of one click, at its site', async () => {
  const partners = await readTestPartners();
  expect(partners).toHaveLength(10);
  const delivered = await Promise.all(
    partners.map(async (partner) => {
      const mails = reminders(partner);
      expect(new Set(mails.map(({ reminder }) => reminder?.kind))).toEqual(new Set(reminderKinds));
      return { partner, texts: await deliver([partner], mails) };
    }),
  );
  for (const { partner, texts } of delivered) {
    expect(texts.length).toBeGreaterThanOrEqual(reminderKinds.length);
    for (const text of texts) {
      const url = listed(text) ?? expect.fail();
      expect(url.startsWith(`${partner.siteUrl}/api/Mail/Unsubscribe?member=robin&kind=`)).toBe(true);
      expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      expect(text).toContain(`: ${url}\r\n`);
      expect(text).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
  }
});

test('NOT-05.e no other mail has one', async () => {
  const [partner = expect.fail()] = await readTestPartners();
  const others = Object.values(sampleMails)
    .map((write) => write(partner))
    .filter(({ reminder }) => !reminder);
  expect(others.length).toBeGreaterThan(5);
  for (const text of await deliver([partner], others)) expect(text).not.toMatch(/unsubscribe/i);
});

describe.each(databaseKinds)('links that stop a kind of mail, on %s', (kind) => {
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  let api: TestApi;
  let mailed: URL;
  let link: URL;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    partners = await readTestPartners();
    const { database } = opened;
    api = createTestApi({ database, partners });
    const hilton = partners.find(({ id }) => id === 'hilton') ?? expect.fail();
    mailed = await linkIn(hilton, sampleMails.tableTomorrowMail(hilton));
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    await opened.database.orm.delete(schema.members);
    await opened.database.orm.insert(schema.members).values(
      ['hilton', 'delta'].flatMap((partnerId) =>
        ['robin', 'ann'].map((name) => ({
          publicId: `${name}${partnerId === 'hilton' ? '' : '-of-delta'}`,
          partnerId,
          email: `${name}@example.com`,
        })),
      ),
    );
    link = new URL(mailed);
  });

  const stopped = async () =>
    (await opened.database.orm.select().from(schema.mailOptOuts)).map(
      ({ partnerId, memberId, kind: what }) => [partnerId, memberId, what],
    );
  const open = (url: URL, method = 'GET') =>
    api.call(`${url.pathname}${url.search}`, { partner: 'hilton', method });
  /** Posts as mail providers do: without cookies, Origin or a token. */
  const post = (
    url: URL,
    {
      partner = 'hilton',
      through = api,
      body = 'List-Unsubscribe=One-Click',
      type = 'application/x-www-form-urlencoded',
    } = {},
  ) =>
    through.call(`${url.pathname}${url.search}`, {
      partner,
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });

  test('NOT-05.b NOT-05.c one post without a session stops that kind to that member, once', async () => {
    for (const time of ['first', 'second']) expect([time, (await post(link)).status]).toEqual([time, 200]);
    expect(await stopped()).toEqual([['hilton', 'robin', 'tableTomorrow']]);
  });

  test('NOT-05.b a provider may post a form of several parts', async () => {
    const body =
      '--cut\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--cut--\r\n';
    expect((await post(link, { body, type: 'multipart/form-data; boundary=cut' })).status).toBe(200);
    expect(await stopped()).toHaveLength(1);
  });

  test.each([
    ['another member', { member: 'ann' }, 401],
    ['another kind', { kind: 'rewardPosted' }, 401],
    ['an unknown kind', { kind: 'newsletter' }, 400],
    ['no member', { member: 'nobody' }, 401],
    ['another signature', { signature: 'AAAA' }, 401],
  ])('NOT-05.c a link that was changed to %s stops nothing', async (_, changed, status) => {
    for (const [name, value] of Object.entries(changed)) link.searchParams.set(name, value);
    expect((await post(link)).status).toBe(status);
    expect((await open(link)).status).toBe(status);
    expect(await stopped()).toEqual([]);
  });

  test('NOT-05.c a link of one program stops nothing in another', async () => {
    expect((await post(link, { partner: 'delta' })).status).toBe(401);
    expect(await stopped()).toEqual([]);
  });

  test('NOT-05.d opening the link asks with one button and changes nothing', async () => {
    for (const method of ['HEAD', 'GET']) expect((await open(link, method)).status).toBe(200);
    const response = await open(link);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    const page = parseDocument(await response.text());
    const [form = expect.fail(), ...forms] = DomUtils.getElementsByTagName('form', page);
    expect([forms, form.attribs]).toEqual([[], { method: 'post' }]);
    const [button = expect.fail(), ...buttons] = DomUtils.getElementsByTagName('button', form);
    expect(buttons).toEqual([]);
    expect(DomUtils.textContent(button).trim()).toBe('Stop reminders of your tables');
    expect(await stopped()).toEqual([]);
    const { name = '', value = '' } = button.attribs;
    const done = await post(link, { body: new URLSearchParams({ [name]: value }).toString() });
    expect(await done.text()).toContain('You won’t get reminders of your tables from Hilton Tables anymore.');
    expect(await stopped()).toHaveLength(1);
  });

  test('NOT-05.f NOT-05.g a kind that was stopped can be started again, from the page or by the link later', async () => {
    await opened.database.orm.insert(schema.mailOptOuts).values([
      { partnerId: 'hilton', memberId: 'robin', kind: 'rewardPosted' },
      { partnerId: 'hilton', memberId: 'ann', kind: 'tableTomorrow' },
    ]);
    const others = await stopped();
    const buttonOn = async (response: Response) => {
      const page = parseDocument(await response.text());
      const [button = expect.fail(), ...buttons] = DomUtils.getElementsByTagName('button', page);
      expect(buttons).toEqual([]);
      const { name = '', value = '' } = button.attribs;
      const body = new URLSearchParams({ [name]: value }).toString();
      return { text: DomUtils.textContent(button).trim(), page: DomUtils.textContent(page), body };
    };
    const afterStop = await buttonOn(await post(link));
    expect(afterStop.text).toBe('Get reminders of your tables again');
    const opensLater = await buttonOn(await open(link));
    expect(opensLater).toEqual(afterStop);
    expect(await stopped()).toHaveLength(3);
    const afterStart = await buttonOn(await post(link, { body: opensLater.body }));
    expect(afterStart.page).toContain('You’ll get reminders of your tables from Hilton Tables again.');
    expect(afterStart.text).toBe('Stop reminders of your tables');
    expect(await stopped()).toEqual(others);
    expect((await buttonOn(await open(link))).text).toBe('Stop reminders of your tables');
  });

  test('NOT-05.g a link that was changed starts nothing', async () => {
    await post(link);
    link.searchParams.set('signature', 'AAAA');
    expect((await post(link, { body: 'List-Unsubscribe=Undo' })).status).toBe(401);
    expect(await stopped()).toHaveLength(1);
  });

  test.each(['', 'List-Unsubscribe=Yes'])('NOT-05.d a post of "%s" changes nothing', async (body) => {
    expect((await post(link, { body })).status).toBe(400);
    expect(await stopped()).toEqual([]);
  });

  test('NOT-05.b a member who has left gets the same answer', async () => {
    await opened.database.orm.delete(schema.members);
    expect((await post(link)).status).toBe(200);
    expect(await stopped()).toEqual([]);
  });

  test('OPS-11.c a link signed before the secret was replaced still works', async () => {
    const through = (secret: string, olderSecrets: string[]) =>
      createTestApi({ database: opened.database, partners, secret, olderSecrets });
    expect((await post(link, { through: through('after', []) })).status).toBe(401);
    expect((await post(link, { through: through('after', [TEST_SECRET]) })).status).toBe(200);
  });
});
