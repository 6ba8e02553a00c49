import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';

import { sampleMails } from '../testing/sample-mails.ts';
import { readTestPartners } from '../testing/test-api.ts';
import { mailHtml } from './mail-html.ts';
import { supportAddress, supportMailbox } from './support-address.ts';

const { getAttributeValue, getElementsByTagName, textContent } = DomUtils;
const readOut = (nodes: Parameters<typeof textContent>[0]) =>
  textContent(nodes).replaceAll(/\s+/g, ' ').trim();

const parse = async (...mail: Parameters<typeof mailHtml>) => {
  const sent = await mailHtml(...mail);
  const page = parseDocument(sent.replaceAll('<br />', ' '));
  return { sent, all: (name: string) => getElementsByTagName(name, page) };
};
const styleOf = (element: Parameters<typeof getAttributeValue>[0] | undefined) =>
  element && getAttributeValue(element, 'style');

const partners = await readTestPartners();

test.each(Object.keys(sampleMails) as (keyof typeof sampleMails)[])(
  'NOT-06.a NOT-06.b CFG-27.a CFG-27.b %s says the same as HTML, in the colors, fonts and name of each program',
  async (kind) => {
    expect(partners).toHaveLength(10);
    for (const partner of partners) {
      const mail = sampleMails[kind](partner);
      const { all } = await parse(partner, mail);
      const [brand, sheet] = all('td');
      expect(readOut(brand ?? [])).toBe(partner.programName);
      expect(readOut(sheet ?? [])).toBe(`${mail.subject} ${mail.body}`.replaceAll(/\s+/g, ' ').trim());
      const { colors, font } = partner.brand;
      expect(styleOf(brand)).toContain(`background:${colors.surfaceBrand};color:${colors.textOnBrand}`);
      expect(styleOf(brand)).toContain(`'${font.title}'`);
      expect(styleOf(all('table')[0])).toContain(`'${font.body}'`);
      const { phone, email } = partner.customerSupport;
      const links = all('a').map((link) => [textContent(link), getAttributeValue(link, 'href')]);
      expect(links).toEqual(
        expect.arrayContaining([
          [phone.formatted, phone.href],
          [supportAddress(partner), email.href],
          [partner.siteUrl, partner.siteUrl],
        ]),
      );
    }
  },
);

test('CFG-27.b NOT-06.b a support address behind a name, without mailto:, stands in a mail as text and link, and gets the replies', async () => {
  const [first = expect.fail()] = partners;
  const { phone } = first.customerSupport;
  const email = { href: 'help@sample.example', display: 'Sample Support' };
  const partner = { ...first, customerSupport: { phone, email } };
  const mail = sampleMails.recoveryMail(partner);
  expect(mail.body).toContain('write to us: help@sample.example');
  const { all } = await parse(partner, mail);
  const links = all('a').map((link) => [textContent(link), getAttributeValue(link, 'href')]);
  expect(links).toContainEqual(['help@sample.example', 'mailto:help@sample.example']);
  expect(supportMailbox(partner)).toBe('help@sample.example');
});

test('NOT-06.c a mail loads nothing, fits a narrow screen, is dark on a dark device, and what it names is text', async () => {
  const [partner = expect.fail()] = partners;
  const body = 'Hello,\n\n    <img src=x> & "Co"\n    7:30 PM\n';
  const { sent, all } = await parse(partner, { subject: 'Your table at <b>Bar</b>', body });
  for (const loads of ['img', 'link', 'script', 'iframe', 'b']) expect(all(loads)).toEqual([]);
  expect(sent).not.toMatch(/url\(|@import|@font-face|<[^>]+ src=/);
  const dark = readOut(all('style')).split('prefers-color-scheme: dark')[1];
  for (const surface of ['page', 'sheet', 'apart']) {
    expect(all('*').some((element) => getAttributeValue(element, 'class') === surface)).toBe(true);
    expect(dark).toMatch(new RegExp(`\\.${surface} \\{ background: #[0-3]\\w+ !important;`));
  }
  for (const text of ['.sheet h1', '.sheet p', '.sheet a', '.end'])
    expect(dark).toMatch(new RegExp(`\\${text}[ ,][^{}]*\\{ color: #[c-f]\\w+ !important;`));
  expect(all('meta').map((tag) => [tag.attribs['name'], tag.attribs['content']])).toEqual(
    expect.arrayContaining([
      ['color-scheme', 'light dark'],
      ['viewport', 'width=device-width, initial-scale=1'],
    ]),
  );
  expect(styleOf(all('table')[0])).toContain('overflow-wrap:anywhere');
  expect(sent).not.toMatch(/nowrap|min-width|[ ;"]width[:=]"?(?!100%)\d/);
  expect(readOut(all('h1'))).toBe('Your table at <b>Bar</b>');
  expect(readOut(all('strong'))).toBe('<img src=x> & "Co"');
});
