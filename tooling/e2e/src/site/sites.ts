import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import {
  buildMemberBody,
  buildSessionBody,
  memberHandlers,
  problem,
  signInHandlers,
} from '@tableside/api-client/testing';
import { contentGroups, type BuiltContent, type ContentEntry } from '@tableside/content-client';
import { hasMembers } from '@tableside/core';
import { contentHandlers } from '@tableside/content-client/testing';
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
import { preloadScreens, setupMsw } from '@tableside/kits/testing';
import { loadPartnerFile } from '@tableside/partner-config/schema';
import { renderSite, type RenderedSite } from '@tableside/shell/testing';
import { waitFor } from '@testing-library/dom';
import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';
import { beforeEach, expect, vi } from 'vitest';

import { closeOffers } from '../seen-offers.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> extends TestingLibraryMatchers<unknown, R> {}
}

export type Partner = string;
export type MemberBody = ReturnType<typeof buildMemberBody>;

const partners = join(import.meta.dirname, '../../../../partners');
export const partnerIds: readonly Partner[] = readdirSync(partners)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => basename(name, '.json'));
const forEverybody = [chrome, home, search, merchant, earn, surveys];
const forMembers = [signIn, enrollment, activation, account];

function readBuild(id: Partner) {
  const { partner } = loadPartnerFile(readFileSync(join(partners, `${id}.json`), 'utf8'));
  if (!partner) throw new Error(`${id} does not load.`);
  const assets = { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} };
  return { settings: partner, assets };
}

type Entry = ContentEntry & { readonly draft?: boolean };

export function readEntries(id: Partner) {
  const groups = contentGroups.map((group) => {
    const file = join(partners, 'content', id, `${group === '*' ? 'global' : group}.json`);
    const entries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : [];
    return [group, entries.filter(({ draft }) => !draft)] as const;
  });
  return Object.fromEntries(groups);
}

export interface VisitOptions {
  readonly member?: MemberBody;
  readonly state?: unknown;
  /**
   * The content that the site was built with. Its page is prerendered, at this site's address, and hydrated.
   */
  readonly content?: BuiltContent;
}

export function setupSites() {
  vi.setConfig({ testTimeout: 180_000 });
  const server = setupMsw();
  preloadScreens(...forEverybody, ...forMembers);
  const session: { member: MemberBody | undefined; person: MemberBody } = {
    member: undefined,
    person: buildMemberBody(),
  };
  beforeEach(() => {
    session.member = undefined;
    session.person = buildMemberBody();
    localStorage.setItem('dr.dineInPopover', 'true');
    closeOffers();
    server.use(
      memberHandlers.member(() => session.member ?? problem(401)),
      signInHandlers.signIn(() => {
        session.member = session.person;
        return { session: buildSessionBody(), emailUpdateRequired: session.person.emailUpdateRequired };
      }),
      signInHandlers.signOut(() => {
        session.member = undefined;
        return { isSignedOut: true, identityLogoutUrl: null };
      }),
    );
  });

  async function open(
    id: Partner,
    path?: string,
    { member = session.member, state, content }: VisitOptions = {},
  ) {
    const read = readBuild(id);
    const partner = content
      ? { ...read, settings: { ...read.settings, siteUrl: window.location.origin } }
      : read;
    session.member = member;
    server.use(...contentHandlers(readEntries(id), { cmsRoute: partner.settings.cmsRoute }));
    const features = hasMembers(partner.settings) ? [...forEverybody, ...forMembers] : forEverybody;
    return renderSite({
      partner,
      features,
      hasSession: member !== undefined,
      state,
      ...(path && { path }),
      ...(content && { content, isPrerendered: true }),
    });
  }
  return { server, session, open };
}

export const currentPath = () => window.location.pathname + window.location.search;

const mainHeading = () => document.querySelector<HTMLElement>('h1');

export const heading = (): Promise<HTMLElement> =>
  waitFor(() => {
    const found = mainHeading();
    if (!found) throw new Error(`${currentPath()} has no main heading.`);
    return found;
  });

/**
 * Waits for this address and returns the main heading of its page. Between two pages, use `follow`, because
 * the old page stays until the next one can be shown.
 */
export async function expectPage(address: string): Promise<HTMLElement> {
  await waitFor(() => expect(currentPath()).toBe(address));
  return heading();
}

export async function follow(address: string, lead: () => Promise<void>): Promise<HTMLElement> {
  const left = await heading();
  const words = left.textContent;
  const { title } = document;
  await lead();
  await waitFor(() => expect(currentPath()).toBe(address));
  return waitFor(() => {
    const found = mainHeading();
    if (!found || (found === left && found.textContent === words && document.title === title))
      throw new Error(`The page before ${address} is still there.`);
    return found;
  });
}

export const visit = (address: string): Promise<HTMLElement> =>
  follow(address, async () => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

export async function signInByForm(user: RenderedSite['user']): Promise<void> {
  const field = (name: string) =>
    waitFor(() => {
      const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (!found) throw new Error(`There is no field ${name}.`);
      return found;
    });
  await user.type(await field('userName'), 'robin@example.com');
  await user.type(await field('password'), 'dinner4two{Enter}');
}
