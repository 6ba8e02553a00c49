import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { fillText } from '@tableside/content-client';
import { joinsDirectly } from '@tableside/core';
import { copyValues } from '@tableside/partner-config';
import { schemaAt } from '@tableside/partner-config/schema';
import { differenceCiede2000 } from 'culori';
import { expect, test } from 'vitest';

import { checkPartners } from '../src/check/check-partners.ts';
import { diff } from '../src/diff.ts';
import { drawPartner } from '../src/draw/draw-partner.ts';
import { explain } from '../src/explain.ts';
import { printFinding } from '../src/findings.ts';
import { settingPaths } from '../src/generate/setting-paths.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';
import { sampleWorkspace } from './workspace.ts';

/** Below this CIEDE2000 distance, two colors look the same at a glance. */
const SIMILAR = 12;

const repository = resolve(import.meta.dirname, '../../..');
const folder = join(repository, 'partners');
const all = partnerIds(folder).map((id) => loadedPartner(folder, id));

test('CFG-34.a the repository’s partners have no problems', async () => {
  expect((await checkPartners(repository)).map(printFinding)).toEqual([]);
});

test('every switch is on for one partner and off for another, except drafts', () => {
  const switches = Object.entries(all[0] ?? {}).filter(([, value]) => typeof value === 'boolean');
  const oneSided = switches
    .map(([name]) => name)
    .filter((name) => new Set(all.map((partner) => Reflect.get(partner, name) as boolean)).size === 1);
  expect(
    oneSided,
    'Turn each switch on in one of partners/*.json and off in another, so that both are tried.',
  ).toEqual(['cmsPreview']);
});

test('CFG-02 one partner with direct enrollment has every switch on that it can have, except drafts', () => {
  const off = all
    .filter(joinsDirectly)
    .map((partner) => Object.entries(partner).flatMap(([name, value]) => (value === false ? name : [])));
  expect(off).toContainEqual(['hasAutoEnroll', 'cmsPreview']);
});

test('CFG-41.a brands of similar color have different heroes', () => {
  const difference = differenceCiede2000();
  const alike = all.flatMap(({ id, brand }, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          other.brand.heroLayout === brand.heroLayout &&
          difference(other.brand.colors.surfaceBrand, brand.colors.surfaceBrand) < SIMILAR,
      )
      .map((other) => `${id} and ${other.id}`),
  );
  expect(alike).toEqual([]);
});

interface Pictures {
  readonly image?: string;
  readonly image_mobile?: string;
}
interface Entry {
  readonly slug: string;
  readonly draft?: boolean;
  readonly fields: Pictures & { readonly banner?: Pictures };
}
const entriesOf = (id: string, group: string) =>
  (JSON.parse(readFileSync(join(folder, 'content', id, `${group}.json`), 'utf8')) as Entry[]).filter(
    ({ draft }) => !draft,
  );

/** The picture of a home page whose content names none. */
const ILLUSTRATION = '/images/scene-table-1';

const heroPictures = ({ id, homePage }: (typeof all)[number]) => {
  const entries =
    homePage === 'discover'
      ? entriesOf(id, 'discover')
          .filter(({ slug }) => slug === 'discover')
          .map(({ fields }) => fields.banner)
      : entriesOf(id, 'home').map(({ fields }) => fields);
  return new Set(
    entries
      .flatMap((entry) => [entry?.image ?? ILLUSTRATION, entry?.image_mobile ?? []].flat())
      .map((picture) => picture.replace(/\?.*/, '')),
  );
};

test('CFG-41.b no two home pages open with the same picture', () => {
  const pictures = all.flatMap((partner) => [...heroPictures(partner)]);
  expect(pictures.length).toBeGreaterThanOrEqual(all.length);
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});

const textsWithSupport = (id: string) =>
  ['packages/*/src/**/{copy,*.copy}.ts', `partners/content/${id}/*.json`]
    .flatMap((pattern) => globSync(join(repository, pattern)))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"]).*\{\{support_email\}\}[^'"]*/g) ?? []);

test.each(all)('SUR-01.b CFG-27.b where $id names its support, the sentence goes on', (partner) => {
  const { phone, email } = partner.customerSupport;
  const labels: Record<string, string> = { support_phone: phone.formatted, support_email: email.display };
  const linkLabel = (name: string) => labels[name] ?? name;
  const sentences = textsWithSupport(partner.id).map((text) =>
    fillText(text, { partner: copyValues(partner, undefined), linkLabel }),
  );
  expect(sentences).toContain(`Call ${phone.formatted} or write to ${email.display}`);
  const again = /\b(?:to|at|tell) (?:write|contact|email|send|call|ask|message|get|reach)\b/i;
  expect(sentences.filter((text) => again.test(text))).toEqual([]);
});

test('every setting has a description', () => {
  expect(settingPaths().filter((path) => !schemaAt(path.split('.'))?.description)).toEqual([]);
});

test('explain prints meaning, default and the values of all partners', () => {
  expect(explain('hasVIP', all)).toBe(
    [
      'hasVIP',
      'The program has a VIP tier.',
      'false by default.',
      ...all.map(({ id, hasVIP }) => `  ${id.padEnd(12)} ${hasVIP}`),
    ].join('\n'),
  );
  expect(explain('routeMeta', all)).toContain('Required.');
  expect(explain('pointsPerDolar', all)).toBe(
    'pointsPerDolar is not a setting. Did you mean earn.pointsPerDollar?',
  );
});

test('diff shows only the differences', () => {
  const [american, caesars] = [loadedPartner(folder, 'american'), loadedPartner(folder, 'caesars')];
  expect(diff(american, caesars)).toContain('currencyType\n  american: "Mile"\n  caesars: "Dollar"');
  expect(diff(american, caesars)).not.toContain('cmsRoute');
  expect(diff(american, american)).toBe('');
});

test('the repository’s drawings match the marks and brands', async () => {
  const { root, partners } = sampleWorkspace();
  try {
    for (const id of ['caesars', 'hilton']) {
      for (const file of await drawPartner(partners, id, true)) {
        expect(readFileSync(file, 'utf8')).toBe(readFileSync(file.replace(partners, folder), 'utf8'));
      }
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('missing assets are drawn, existing ones are kept', async () => {
  const { root, partners } = sampleWorkspace();
  try {
    rmSync(join(partners, 'assets/hilton'), { recursive: true });
    const written = await drawPartner(partners, 'hilton');
    expect(written.map((file) => file.replace(`${partners}/assets/hilton/`, '')).sort()).toEqual([
      'favicon.svg',
      'footer-network.svg',
      'footer-program.svg',
      'logo-on-brand.svg',
      'logo.svg',
      'share.svg',
    ]);
    expect(await drawPartner(partners, 'hilton')).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
