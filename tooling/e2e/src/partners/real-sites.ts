/// <reference types="vite/types/importMeta.d.ts" />

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { buildMemberBody } from '@tableside/api-client/testing';
import { contentGroups, digestOf, type ContentEntry, type ContentGroup } from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { contentHandlers } from '@tableside/content-client/testing';
import { currencyOf, hasMembers } from '@tableside/core';
import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrollment } from '@tableside/features/enrollment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';
import { memberHandlers, problem } from '@tableside/api-client/testing';
import type { CopyDefinition } from '@tableside/kits/content';
import { setupMsw } from '@tableside/kits/testing';
import { loadPartnerFile } from '@tableside/partner-config/schema';
import { renderSite } from '@tableside/shell/testing';
import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, vi } from 'vitest';

type MemberBody = ReturnType<typeof buildMemberBody>;
type Entries = Readonly<Record<ContentGroup, readonly ContentEntry[]>>;

const partners = join(import.meta.dirname, '../../../../partners');
const forEverybody = [chrome, home, search, merchant, earn, surveys];
const forMembers = [signIn, enrollment, activation, account];

function readSettings(id: string) {
  const { partner } = loadPartnerFile(readFileSync(join(partners, `${id}.json`), 'utf8'));
  if (!partner) throw new Error(`${id} does not load.`);
  return partner;
}

function readEntries(id: string): Entries {
  const groups = contentGroups.map((group) => {
    const file = join(partners, 'content', id, `${group === '*' ? 'global' : group}.json`);
    const stored = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as (ContentEntry & { draft?: boolean })[])
      : [];
    return [group, stored.filter(({ draft }) => !draft)] as const;
  });
  return Object.fromEntries(groups) as unknown as Entries;
}

const builtContent = (entries: Entries) => ({
  content: readContent(entries, { parseHtml: parseHtmlCopy, log: () => undefined }),
  digest: digestOf(contentGroups.map((group) => entries[group])),
});

export const realPartners = readdirSync(partners)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => basename(name, '.json'))
  .map((id) => ({ id, settings: readSettings(id), entries: readEntries(id) }));
export type RealPartner = (typeof realPartners)[number];

const isNoCopy = (name: string) =>
  /^(?:image(?!_mobile_alt)|url|slug|type|code|id$|stage|query|states)/.test(name);

const withMarkers = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return isNoCopy(name) || value === '' ? value : `${value}®`;
  if (Array.isArray(value)) return value.map((item) => withMarkers(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMarkers(item, key)]));
};

function ownCopy(): Readonly<Record<string, string>> {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../../../packages/*/src/**/copy.ts', '../../../../packages/*/src/**/*.copy.ts'],
    { eager: true },
  );
  const isCopy = (value: unknown): value is CopyDefinition<string> =>
    typeof value === 'object' && value !== null && 'area' in value && 'texts' in value;
  return Object.fromEntries(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter(isCopy)
      .flatMap(({ area, texts }) => Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text])),
  );
}

export function withMarks({ settings, entries }: RealPartner): Entries {
  const { singular, plural } = currencyOf(settings);
  const currency = { currency_singular: singular, currency_plural: plural };
  const fieldsOf = ({ slug, fields }: ContentEntry) => {
    if (slug === 'earn') return { ...fields, ...currency };
    return slug === 'navbar' ? { ...fields, copy: { ...ownCopy(), ...Object(fields['copy']) } } : fields;
  };
  const groups = contentGroups.map((group) => [
    group,
    entries[group].map((entry) => ({ ...entry, fields: withMarkers(fieldsOf(entry)) })),
  ]);
  return Object.fromEntries(groups) as Entries;
}

export const optionsOf = ({ settings, entries }: Pick<RealPartner, 'settings' | 'entries'>) => ({
  partner: {
    settings,
    assets: { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} },
  },
  features: hasMembers(settings) ? [...forEverybody, ...forMembers] : forEverybody,
  content: builtContent(entries),
});

export function rawMarks(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const raw: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    // Options hold only text and styles hold no copy, so neither can raise a mark.
    if (data.includes('®') && !parentElement?.closest('sup, option, style, script')) raw.push(data);
  }
  return raw;
}

export interface Visit {
  readonly member?: MemberBody | undefined;
  readonly width?: number;
  readonly entries?: Entries;
}

export function setupRealSites() {
  vi.setConfig({ testTimeout: 60_000 });
  // An idle site checks for newer content, possibly after its test.
  const server = setupMsw(
    ...['/api/cms', '/api/pages'].flatMap((cmsRoute) => contentHandlers({}, { cmsRoute })),
  );
  let member: MemberBody | undefined;
  beforeEach(() => {
    localStorage.setItem('dr.dineInPopover', 'true');
    server.use(memberHandlers.member(() => member ?? problem(401)));
  });

  async function open({ settings, entries: own }: RealPartner, path: string, visit: Visit = {}) {
    const { entries = own, width = 1280 } = visit;
    member = visit.member;
    window.innerWidth = width;
    server.use(...contentHandlers(entries, { cmsRoute: settings.cmsRoute }));
    const site = await renderSite({
      ...optionsOf({ settings, entries }),
      hasSession: member !== undefined,
      path,
    });
    await waitFor(() => {
      expect(document.getElementById('root')).toHaveAttribute('data-live');
      expect(document.querySelector('h1')).not.toBeNull();
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    });
    return site;
  }
  return { server, open };
}
