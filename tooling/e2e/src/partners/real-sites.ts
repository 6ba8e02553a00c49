import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { buildMemberBody } from '@tableside/api-client/testing';
import { contentGroups, digestOf, type ContentEntry, type ContentGroup } from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { contentHandlers } from '@tableside/content-client/testing';
import { hasMembers } from '@tableside/core';
import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrolment } from '@tableside/features/enrolment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';
import { memberHandlers, problem } from '@tableside/api-client/testing';
import { setupMsw } from '@tableside/kits/testing';
import { loadPartnerFile } from '@tableside/partner-config/schema';
import { renderSite } from '@tableside/shell/testing';
import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, vi } from 'vitest';

type MemberBody = ReturnType<typeof buildMemberBody>;
type Entries = Readonly<Record<ContentGroup, readonly ContentEntry[]>>;

const partners = join(import.meta.dirname, '../../../../partners');
const forEverybody = [chrome, home, search, merchant, earn, surveys];
const forMembers = [signIn, enrolment, activation, account];

function readSettings(id: string) {
  const { partner } = loadPartnerFile(readFileSync(join(partners, `${id}.json`), 'utf8'));
  if (!partner) throw new Error(`${id} does not load.`);
  return partner;
}

/** Reads a partner's published content entries. */
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

/** A partner of this repository: its settings and published content. */
export const realPartners = readdirSync(partners)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => basename(name, '.json'))
  .map((id) => ({ id, settings: readSettings(id), entries: readEntries(id) }));
export type RealPartner = (typeof realPartners)[number];

export interface Visit {
  readonly member?: MemberBody | undefined;
  /** Width of the window, in pixels. */
  readonly width?: number;
  /** Content in place of the partner's own. */
  readonly entries?: Entries;
}

/** The sites of all partners with their real settings, and their content built in, over a fake API. */
export function setupRealSites() {
  vi.setConfig({ testTimeout: 60_000 });
  // A site looks for newer content when it is idle, which may be after its test.
  const server = setupMsw(
    ...['/api/cms', '/api/pages'].flatMap((cmsRoute) => contentHandlers({}, { cmsRoute })),
  );
  let member: MemberBody | undefined;
  beforeEach(() => {
    localStorage.setItem('dr.dineInPopover', 'true');
    server.use(memberHandlers.member(() => member ?? problem(401)));
  });

  /** Opens a page of a site and waits until it is complete. */
  async function open({ settings, entries: own }: RealPartner, path: string, visit: Visit = {}) {
    const { entries = own, width = 1280 } = visit;
    member = visit.member;
    window.innerWidth = width;
    server.use(...contentHandlers(entries, { cmsRoute: settings.cmsRoute }));
    const assets = { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} };
    const site = await renderSite({
      partner: { settings, assets },
      features: hasMembers(settings) ? [...forEverybody, ...forMembers] : forEverybody,
      content: builtContent(entries),
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
