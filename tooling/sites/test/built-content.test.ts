import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  asCode,
  ContentMissing,
  readBuiltContent,
} from '../../../packages/vite/src/partner/built-content.ts';
import { PartnerRefused, readPartner } from '../../../packages/vite/src/partner/read-partner.ts';
import { sampleWorkspace } from '../../partner/test/workspace.ts';
import { sayProblems, sayRefusal } from '../src/say-problems.ts';

const partners = resolve(import.meta.dirname, '../../../partners');
const folder = mkdtempSync(join(tmpdir(), 'tableside-content-'));
const hilton = () => readPartner(join(folder, 'hilton.json'));

beforeAll(() => cpSync(partners, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('CON-02 without a content service, the repository’s content is built in, without drafts', async () => {
  const popup = join(folder, 'content/hilton/popup.json');
  const entry = { slug: 'a', fields: { body_text: 'Hello' } };
  writeFileSync(popup, JSON.stringify([entry, { ...entry, slug: 'b', draft: true }]));
  const { content } = (await readBuiltContent(hilton(), undefined))!;
  expect(content.popups.map(({ slug }) => slug)).toEqual(['a']);
  expect(content.global.footer.primaryLinks.length).toBeGreaterThan(0);
});

test('CON-07 CFG-21.a content is live for partners whose settings say so, and for those that show drafts', async () => {
  const partner = hilton();
  const live = { ...partner, settings: { ...partner.settings, content: { delivery: 'live' as const } } };
  const preview = { ...partner, settings: { ...partner.settings, cmsPreview: true } };
  expect(await readBuiltContent(live, undefined)).toBeUndefined();
  expect(await readBuiltContent(preview, undefined)).toBeUndefined();
  expect(asCode(undefined)).toBe('undefined');
});

test('a build without content says what to set', async () => {
  rmSync(join(folder, 'content/american'), { recursive: true });
  const built = readBuiltContent(readPartner(join(folder, 'american.json')), undefined);
  await expect(built).rejects.toBeInstanceOf(ContentMissing);
  await expect(built).rejects.toThrow(
    /content\/american does not exist\. Set CONTENT_URL to the address of the content service of american/,
  );
});

test('CFG-37 a build says what the check of its partner calls a problem', async () => {
  const { root, edit } = sampleWorkspace();
  try {
    const messages: string[] = [];
    await sayProblems(root, 'hilton', (line) => messages.push(line));
    expect(messages).toEqual([]);
    edit('partners/content/hilton/popup.json', (text) =>
      text.replace('"body_text": "', '"body_text": "{cont} {dont} '),
    );
    await sayProblems(root, 'hilton', (line) => messages.push(line));
    expect(messages).toEqual([
      'hilton  popup/welcome body_text has the unknown value {cont}',
      'hilton  popup/welcome body_text has the unknown value {dont}',
      'hilton was built with these problems: 2 (pnpm partner check hilton).',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('CFG-37 a build that refuses content or settings says which, as the check does', async () => {
  const { root, edit } = sampleWorkspace();
  const file = join(root, 'partners/hilton.json');
  const refusal = async () => {
    const error: unknown = await (async () => readBuiltContent(readPartner(file), undefined))().catch(
      (cause: unknown) => cause,
    );
    if (!(error instanceof PartnerRefused)) throw error;
    const messages: string[] = [];
    await sayRefusal(root, error, (line) => messages.push(line));
    return messages;
  };
  try {
    edit('partners/content/hilton/popup.json', () => '[{]');
    const [content = ''] = await refusal();
    expect(content).toMatch(/^hilton {2}partners\/content\/hilton\/popup\.json .+/);
    expect(content).not.toContain(root);
    edit('partners/hilton.json', (text) => text.replace('"hasVIP"', '"hasVip"'));
    const [settings = ''] = await refusal();
    expect(settings).toMatch(/^hilton {2}partners\/hilton\.json hasVip is not a setting/);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('all groups are fetched from a content service, and a failure stops the build', async () => {
  const requested: string[] = [];
  const service = createServer(({ url = '' }, response) => {
    requested.push(url);
    if (url.includes('/earn_banner/') && url.startsWith('/broken')) return void response.writeHead(500).end();
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: [] }));
  });
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  try {
    expect(await readBuiltContent(hilton(), `${origin}/cms/`)).toMatchObject({
      content: { home: [], popups: [] },
    });
    expect(requested).toHaveLength(11);
    expect(requested).toContain('/cms/pages/home/?page_size=100');
    const broken = readBuiltContent(hilton(), `${origin}/broken`);
    await expect(broken).rejects.toBeInstanceOf(ContentMissing);
    await expect(broken).rejects.toThrow(
      /content of hilton did not come from CONTENT_URL=.*broken \(Internal Server Error\)\. Set CONTENT_URL/,
    );
  } finally {
    service.close();
  }
});

test('any text of content is escaped in the code of its site', async () => {
  const evil = 'a"b\\u2028\u2028</script>${x}`';
  const { content } = (await readBuiltContent(hilton(), undefined))!;
  const code = asCode({ content: { ...content, surveys: [{ slug: evil, fields: {} }] }, digest: '' });
  const { default: read } = (await import(
    `data:text/javascript,${encodeURIComponent(`export default ${code}`)}`
  )) as {
    default: { content: { surveys: { slug: string }[] } };
  };
  expect(read.content.surveys[0]?.slug).toBe(evil);
});
