import {
  buildMemberBody,
  buildMerchantBody,
  buildMerchantDetailBody,
  buildSearchResponse,
  dineSummaryHandlers,
  flexOfferHandlers,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { hasMembers, joinsDirectly, spendingKinds, type SpendingKind } from '@tableside/core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartnerSettings } from '@tableside/partner-config';
import { waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';

import { realPartners, setupRealSites, type RealPartner } from './real-sites.ts';

const { server, open } = setupRealSites();

type Switches<T> = {
  [K in keyof T & string]-?: undefined extends T[K]
    ? K
    : null extends T[K]
      ? K
      : T[K] extends boolean
        ? K
        : T[K] extends string | number | readonly unknown[]
          ? never
          : `${K}.${Switches<T[K]>}`;
}[keyof T & string];

const pages = {
  survey: { path: '/surveys', isThere: () => true },
  search: { path: '/search?location=Chicago', isThere: () => true },
  discover: { path: '/discover', isThere: () => true },
  merchant: { path: '/merchants/m-1', isThere: () => true },
  login: { path: '/login', isThere: joinsDirectly },
  overview: { path: '/account/overview', isThere: hasMembers },
  activity: { path: '/account/recent_activity', isThere: hasMembers },
  profile: { path: '/account/user_profile', isThere: hasMembers },
  cards: { path: '/account/manage_cards', isThere: hasMembers },
} as const satisfies Record<string, { path: string; isThere: (settings: PartnerSettings) => boolean }>;

interface Probe {
  readonly page: keyof typeof pages;
  readonly isSeen: (settings: PartnerSettings) => boolean;
  readonly isDue?: (settings: PartnerSettings) => boolean;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const isOn = (selector: string) => () => all(selector).length > 0;
const says = (text: string, selector = 'main') =>
  all(selector).some((element) => element.textContent.includes(text));
const link = (href: string | null | undefined) => all('a').some((a) => a.getAttribute('href') === href);
const probe = (page: Probe['page'], isSeen: Probe['isSeen'], isDue?: Probe['isDue']): Probe => ({
  page,
  isSeen,
  ...(isDue && { isDue }),
});
/** Names the test that shows a switch whose effect is more than what a page contains. */
const shownBy = (test: string) => test;

const waysToReport = ({ customerSupport: { phone } }: PartnerSettings) =>
  ['/account/report_visit', phone.href].filter((href) =>
    all('aside a').some((a) => a.getAttribute('href') === href),
  );

const kindNames: Readonly<Record<SpendingKind, string>> = {
  tip: 'Tip',
  tax: 'Tax',
  onlineOrders: 'Online orders',
  giftCards: 'Gift card purchases',
  pinDebit: 'Debit with a PIN',
};
const counts = (kind: SpendingKind) =>
  probe('merchant', () => all('main li').some((item) => item.textContent === `${kindNames[kind]}: counts`));

const worker = { register: vi.fn(() => new Promise<never>(() => undefined)), controller: null };

const probes: Record<Switches<PartnerSettings>, Probe | string> = {
  'brand.font.plainRegisteredMark': probe(
    'survey',
    () => !all('footer sup').some((sup) => sup.textContent === '®'),
  ),
  'footer.hideLogos': probe('survey', () => !isOn('footer ul[aria-label="Program and partners"]')()),
  'appStoreLinks.apple': probe('survey', ({ appStoreLinks }) => link(appStoreLinks.apple)),
  'appStoreLinks.google': probe('survey', ({ appStoreLinks }) => link(appStoreLinks.google)),
  'links.events': probe('survey', ({ links }) => link(links.events)),
  'accessibility.replyDays': shownBy('tooling/e2e/src/partners/accessibility.test.ts'),
  'accessibility.reviewedOn': shownBy('tooling/e2e/src/partners/accessibility.test.ts'),
  'links.financialIncentive': shownBy('tooling/e2e/src/partners/privacy.test.ts'),
  'links.findMemberNumber': probe('survey', ({ links }) => link(links.findMemberNumber)),
  shortCode: probe('survey', ({ shortCode }) => link(`sms:${shortCode}`)),
  currencyNames: probe(
    'survey',
    ({ currencyNames }) => !!currencyNames && says(`of ${currencyNames.plural}`, 'footer'),
  ),
  typeformCode: probe('survey', isOn('main iframe')),
  cmsPreview: probe('survey', () => server.lines().some((line) => /pages\/.*preview/.test(line))),
  campaignCode: probe('search', ({ campaignCode }) =>
    server.calls.some(({ line, body }) => campaignCode !== null && `${line} ${body}`.includes(campaignCode)),
  ),
  acclaimedEnabled: probe(
    'search',
    () =>
      all('main button').some(({ textContent }) => textContent.startsWith('Acclaimed')) &&
      all('main article').some(
        ({ textContent }) => /First.*\bAcclaimed/.test(textContent) || /\bAcclaimed.*First/.test(textContent),
      ),
  ),
  acclaimed2Enabled: probe('search', () => says('Highly acclaimed', 'main article')),
  hasDiscoverPage: probe('discover', () => document.title !== '' && !/not found/i.test(document.title)),
  openTableReservationsEnabled: probe('merchant', isOn('#reserve')),
  hasReservationBonus: probe('merchant', ({ reservationBonusPoints }) =>
    says(` ${reservationBonusPoints} `, '#reserve'),
  ),
  hasFlexOffers: probe('merchant', () => server.calls.some(({ path }) => path.includes('/flex-offers/'))),
  hasSavedPlaces: probe('search', isOn('main article button[aria-pressed]')),
  hasEarnEstimate: probe('merchant', () => says('Estimate: a $')),
  hasPPN: probe('login', isOn('main input[name="userName"][inputmode="text"]')),
  showEarnRate: probe('overview', () => says('Your earning rate')),
  hasVIP: probe('overview', isOn('main [role="meter"], main meter, main [role="progressbar"]')),
  'profile.hideEmailOptIn': probe('profile', () => !isOn('main input[name="emailOptIn"]')()),
  fullAddressRequired: probe(
    'profile',
    isOn('main input[name="address1"][required], main input[name="address1"][aria-required="true"]'),
    ({ fullAddressRequired, currencyType }) => fullAddressRequired && currencyType !== 'Credit',
  ),
  hasSmsOptIn: probe(
    'profile',
    isOn('main input[name="smsOptIn"]'),
    ({ hasSmsOptIn, hasSmsOptInV2 }) => hasSmsOptIn || hasSmsOptInV2,
  ),
  hasVisitClaims: probe('activity', () => link('/account/report_visit')),
  hasSmsOptInV2: shownBy('packages/features/src/account/profile'),
  hasPartnerLoadedCards: probe('cards', () => server.callsOf('GET /api/Cards/AllPartnerCards').length > 0),
  directFileFeedOptInRequired: probe('cards', isOn('main input[name="directFileFeedOptIn"]')),
  hasAutoEnroll: shownBy('packages/shell/src/app'),
  'earn.counts.tip': counts('tip'),
  'earn.counts.tax': counts('tax'),
  'earn.counts.onlineOrders': counts('onlineOrders'),
  'earn.counts.giftCards': counts('giftCards'),
  'earn.counts.pinDebit': counts('pinDebit'),
  'earn.pointsPerDollar': shownBy('tooling/e2e/src/site/promises.full.test.ts'),
  'earn.basicPointsPerDollar': shownBy('tooling/e2e/src/site/promises.full.test.ts'),
  'earn.vipPointsPerDollar': shownBy('tooling/e2e/src/site/promises.full.test.ts'),
  generalModalType: shownBy('tooling/e2e/src/partners/promises.test.ts'),
  appAnnouncementModal: shownBy('tooling/e2e/src/partners/promises.test.ts'),
  minimumAppVersion: shownBy('tooling/e2e/src/partners/promises.test.ts'),
  ssoModal: shownBy('tooling/e2e/src/partners/promises.test.ts'),
  hasPWAInstallBanner: shownBy('tooling/e2e/src/partners/promises.test.ts'),
  autoBonus: shownBy('packages/features/src/account/overview/bonuses/automatic-bonus.test.tsx'),
  appOnlyBonusCode: shownBy('packages/features/src/account/overview/bonuses/bonuses.test.tsx'),
  // These effects are outside the page: in another origin's frame, the map's engine or headers.
  'secureFrame.url': shownBy('packages/kits/src/cards'),
  'map.styleUrl': shownBy('packages/features/src/search/map'),
  'emulation.adminOrigin': shownBy('packages/kits/src/session/live'),
};

const workspace = join(import.meta.dirname, '../../../..');

test('CFG-01.b each switch that is shown elsewhere is named by the tests there', () => {
  for (const [name, shown] of Object.entries(probes)) {
    if (typeof shown !== 'string') continue;
    const files = globSync(
      shown.endsWith('.ts') || shown.endsWith('.tsx') ? shown : `${shown}/**/*.test.{ts,tsx}`,
      {
        cwd: workspace,
      },
    );
    const [group = '', setting = group] = name.split('.');
    const isNamed = files
      .map((file) => readFileSync(join(workspace, file), 'utf8'))
      .some((source) => source.includes(group) && source.includes(setting));
    expect([name, shown, isNamed]).toEqual([name, shown, true]);
  }
});

const valueAt = (settings: PartnerSettings, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), settings);
const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;

function withTokens({ entries }: RealPartner) {
  const disclaimer = 'Tokens® {{short_code}} {{events}} {{find_member_number}} of {currencies}';
  const global = entries['*'].map((entry) =>
    entry.slug === 'footer' ? { ...entry, fields: { ...entry.fields, disclaimer } } : entry,
  );
  return { ...entries, '*': global };
}

const hasText = (selector: string, text: string) =>
  all(selector).some(({ textContent }) => textContent.toLowerCase() === text);

interface Further {
  readonly rows: string;
  readonly expectShown: (settings: PartnerSettings) => Promise<void>;
}

/** What depends on a setting that is not just on or off. */
const further: Partial<Record<Probe['page'], Further>> = {
  activity: {
    rows: 'CLM-01.a CLM-01.c',
    async expectShown(settings) {
      const way = settings.hasVisitClaims ? '/account/report_visit' : settings.customerSupport.phone.href;
      await waitFor(() => expect(waysToReport(settings)).toEqual([way]));
    },
  },
  profile: {
    rows: 'PRO-19.h PRO-19.j',
    async expectShown({ customerSupport, profile }) {
      const isOnline = profile.emailChange === 'online';
      await waitFor(() => expect(link(customerSupport.phone.href)).toBe(true));
      await waitFor(() => expect(hasText('main button', 'change email address')).toBe(isOnline));
      await waitFor(() =>
        expect(server.callsOf('GET /api/Member/EmailChange')).toHaveLength(isOnline ? 1 : 0),
      );
    },
  },
};

const cases = realPartners.flatMap((partner) =>
  (Object.keys(pages) as Probe['page'][])
    .filter((page) => pages[page].isThere(partner.settings))
    .map((page) => {
      const { path } = pages[page];
      const more = further[page];
      return { rows: more ? ` ${more.rows}` : '', id: partner.id, path, page, partner, more };
    }),
);

test.each(cases)(
  'CFG-01.b CFG-02 CHR-40.a UIX-07.b$rows $id has on $path what its settings say, no more, and its service worker',
  async ({ partner, page, path, more }) => {
    const { settings } = partner;
    worker.register.mockClear();
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
    const merchants = [1, 2].map((level) =>
      buildMerchantBody({ id: `m-${level}`, name: level === 1 ? 'First' : 'Second', acclaimedLevel: level }),
    );
    server.use(
      merchantHandlers.search(buildSearchResponse(merchants)),
      merchantHandlers.detail(buildMerchantDetailBody({ reservationProviders: ['OpenTable'] })),
      dineSummaryHandlers.summary(),
      flexOfferHandlers.offer(),
    );
    const isMembers = hasMembers(settings) && !['survey', 'search', 'discover', 'login'].includes(page);
    const member = isMembers ? buildMemberBody({ tierLevel: 2 }) : undefined;
    await open(partner, path, { member, entries: withTokens(partner) });

    const here = Object.entries(probes).flatMap(([name, one]) =>
      typeof one === 'string' || one.page !== page
        ? []
        : [
            {
              name,
              isDue: one.isDue?.(settings) ?? isSet(valueAt(settings, name)),
              isSeen: () => one.isSeen(settings),
            },
          ],
    );
    const due = here.filter(({ isDue }) => isDue).map(({ name }) => name);
    await waitFor(() => expect(worker.register).toHaveBeenCalled());
    await waitFor(() => expect(here.filter(({ isSeen }) => isSeen()).map(({ name }) => name)).toEqual(due));
    await more?.expectShown(settings);
  },
);

test('PRO-19.j partners with direct enrollment decide either way, and no other one can', () => {
  const decided = (isDirect: boolean) =>
    realPartners
      .filter(({ settings }) => joinsDirectly(settings) === isDirect)
      .map(({ settings }) => settings.profile.emailChange);
  expect(new Set(decided(true))).toEqual(new Set(['support', 'online']));
  expect(new Set(decided(false))).toEqual(new Set(['support']));
});

test.each(realPartners)(
  'ERN-15.a ERN-15.d $id explains what counts and what does not, or says nothing',
  async (partner) => {
    const { counts } = partner.settings.earn;
    const sentencesFor = (isCounted: boolean) =>
      spendingKinds
        .filter((kind) => counts[kind] === isCounted)
        .map((kind) => `${kindNames[kind]}: ${isCounted ? 'counts' : 'doesn’t count'}`);
    const expected = [...sentencesFor(true), ...sentencesFor(false)];
    await open(partner, '/how-it-works', { entries: partner.entries });
    await waitFor(() => expect(isOn('main ol')()).toBe(true));
    const items = all('main li').map(({ textContent }) => textContent);
    expect(items.filter((text) => /: (counts|doesn’t count)$/.test(text))).toEqual(expected);
    const titles = all('main h3').map(({ textContent }) => textContent.toLowerCase());
    expect(titles.filter((title) => title === 'what counts')).toHaveLength(expected.length === 0 ? 0 : 1);
  },
);

test('ERN-15.a ERN-15.d partners say different things of what counts, and one says nothing', () => {
  const rules = realPartners.map(({ settings }) => JSON.stringify(settings.earn.counts));
  expect(new Set(rules).size).toBeGreaterThan(2);
  const isSilent = ({ settings }: RealPartner) =>
    spendingKinds.every((kind) => settings.earn.counts[kind] === null);
  expect(realPartners.filter(isSilent)).toHaveLength(1);
});
