import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { hasMembers, joinsDirectly } from '@tableside/core';
import { chrome } from '@tableside/features/chrome';
import { enrollment } from '@tableside/features/enrollment';
import { surveys } from '@tableside/features/surveys';
import { preloadScreens } from '@tableside/kits/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';

import { realPartners, setupRealSites, type RealPartner } from './real-sites.ts';

const { server, open } = setupRealSites();
preloadScreens(chrome, surveys, enrollment);
const IMPRESSIONS = 'POST /api/Impressions';
const withMembers = realPartners.filter(({ settings }) => hasMembers(settings));

const hiddenFields = () => {
  const { src = '' } = document.querySelector<HTMLIFrameElement>('main iframe') ?? {};
  return src === '' ? undefined : Object.fromEntries(new URLSearchParams(new URL(src).hash.slice(1)));
};
const option = (value: 'on' | 'off') =>
  document.querySelector<HTMLInputElement>(`main input[value="${value}"]`);

async function visitFromAd(partner: RealPartner): Promise<void> {
  await open(partner, '/surveys?utm_campaign=spring&source=ad');
  if (partner.settings.typeformCode !== null) await waitFor(() => expect(hiddenFields()).toBeDefined());
  fireEvent(window, new Event('pagehide'));
}
const referral = () =>
  document.cookie.split('; ').filter((cookie) => /^(?:utmCampaign|source)=/.test(cookie));

async function choose(partner: RealPartner, choice: 'on' | 'off') {
  const { user } = await open(partner, '/privacy_choices');
  await waitFor(() => expect(option(choice)).not.toBeNull());
  await user.click(option(choice) as HTMLInputElement);
  expect(option(choice)).toBeChecked();
}
let seen = 0;
const newEvents = () => server.countOf(IMPRESSIONS) - seen;
const forget = () => {
  seen = server.countOf(IMPRESSIONS);
  delete window.dataLayer;
};
afterEach(() => {
  seen = 0;
  delete window.dataLayer;
});

describe.each(realPartners)('$id', (partner) => {
  const partnerOnly = { partner_code: partner.id };
  const expectTracked = async () => {
    await waitFor(() => expect(newEvents()).toBeGreaterThan(0));
    expect(window.dataLayer).toContainEqual({
      event: 'pageview',
      location: expect.stringContaining(`${window.location.origin}/surveys`),
      title: expect.any(String),
    });
    if (partner.settings.typeformCode !== null)
      expect(hiddenFields()).toMatchObject({ ...partnerOnly, utm_medium: 'web', utm_source: '/surveys' });
  };
  const expectUntracked = () => {
    expect(newEvents()).toBe(0);
    expect(window.dataLayer).toBeUndefined();
    expect(referral()).toEqual([]);
    if (partner.settings.typeformCode !== null) expect(hiddenFields()).toEqual(partnerOnly);
  };

  test('PRV-01.h PRV-02.a TRK-13 a visit is tracked, is not after "off", and is again after "on"', async () => {
    await visitFromAd(partner);
    await expectTracked();
    expect(referral()).toHaveLength(2);
    await choose(partner, 'off');
    expect(referral()).toEqual([]);
    forget();
    await visitFromAd(partner);
    expectUntracked();
    await choose(partner, 'on');
    forget();
    await visitFromAd(partner);
    await expectTracked();
  });

  test('PRV-01.h PRV-02.f PRV-02.g with Global Privacy Control nothing is tracked, and the page of the footer’s link says so', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
    await visitFromAd(partner);
    expectUntracked();
    const links = document.querySelectorAll('footer a[href="/privacy_choices"]');
    expect(links).toHaveLength(1);
    await open(partner, '/privacy_choices');
    await waitFor(() =>
      expect(document.querySelector('main [role="status"]')).toHaveTextContent('signal is honored'),
    );
    expect(option('on')).toBeNull();
    expect([newEvents(), window.dataLayer]).toEqual([0, undefined]);
  });
});

const notice = () =>
  [...document.querySelectorAll('main form a')]
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('financial-incentive'));

describe.each(withMembers)('$id', (partner) => {
  const { settings } = partner;
  const { financialIncentive } = settings.links;
  const expected = financialIncentive === null ? [] : [financialIncentive];

  test('PRV-05.a PRV-05.b PRV-05.c CFG-17.a the notice of financial incentive is where people join, if there is one', async () => {
    const joining = buildMemberBody({ memberType: 'NonCardMember', mustJoin: !settings.hasAutoEnroll });
    if (settings.hasAutoEnroll) {
      await open(partner, '/add_card', { member: joining });
      await waitFor(() => expect(document.querySelector('main form')).not.toBeNull());
      return expect(notice()).toEqual(expected);
    }
    await open(partner, '/join', joinsDirectly(settings) ? {} : { member: joining });
    await waitFor(() => expect(document.querySelector('main form')).not.toBeNull());
    expect(notice()).toEqual(expected);
    server.use(memberHandlers.member(buildMemberBody({ memberType: 'NonCardMember' })));
    await open(partner, '/add_card', { member: buildMemberBody({ memberType: 'NonCardMember' }) });
    await waitFor(() => expect(document.querySelector('main form')).not.toBeNull());
    expect(notice()).toEqual([]);
  });
});

test('PRV-05.d some partners have a notice of financial incentive, as a page of their site, and others none', async () => {
  const having = withMembers.filter(({ settings }) => settings.links.financialIncentive !== null);
  expect(having.length).toBeGreaterThanOrEqual(2);
  expect(having.length).toBeLessThan(withMembers.length);
  for (const partner of having) {
    await open(partner, partner.settings.links.financialIncentive ?? '');
    expect(document.querySelector('h1')).toHaveTextContent('Notice of financial incentive');
  }
});
