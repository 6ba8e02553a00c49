import '@testing-library/jest-dom/vitest';

import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { buildEntry } from '@tableside/content-client/testing';
import { anonymous, type Visitor } from '@tableside/core';
import { HINT } from '@tableside/core/page-protocol';
import { memberOfTier, setupFeature } from '@tableside/kits/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';

import { earn } from '../index.ts';

const { renderSite, server } = setupFeature(earn);

const content = {
  '*': [buildEntry('earn', { banner_text: '<p>More on every bill</p><p>With {currencies} to spare</p>' })],
  earn_banner: [
    buildEntry('later', { order: 2, text: ['Brunch counts twice', 'On Sundays in spring.'] }),
    buildEntry('silent', { order: 0, text: [] }),
    buildEntry('blank', { order: 0, text: [' '], image: '/images/blank' }),
    buildEntry('textless', { order: 0, url: '/search' }),
    buildEntry('first', { order: 1, text: ['A bonus to begin with'] }),
  ],
  earn_details: [
    buildEntry('vip', { url: 'vip-upgrade', browser_title: 'VIP | Sample' }),
    buildEntry('garden', { url: '/earn/garden-season', browser_title: 'Garden {currencies}' }),
  ],
};

test('ROU-15 /earn exists for every enrollment type, and says if there is no offer', async () => {
  for (const enrollmentType of ['none', 'direct', 'sso'] as const) {
    const { unmount } = renderSite('/earn', { partner: { enrollmentType } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('More ways to earn miles');
    expect(screen.getByText('No offers right now')).toBeVisible();
    unmount();
  }
});

test('ERN-12 shows only banners with text, in their order', async () => {
  renderSite('/earn', { content });
  const first = await screen.findByText('A bonus to begin with');
  const second = screen.getByText('Brunch counts twice');
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('list')[0]?.children).toHaveLength(2);
});

test('ERN-12 a banner with a URL is one link with the name of its title; links in its text stay reachable', async () => {
  const text = [
    'Brunch <a href="/search">counts</a> twice',
    'On Sundays, by the <a href="/terms">terms</a>.',
  ];
  const earn_banner = [
    buildEntry('leads', { order: 1, text, url: '/earn/vip-upgrade' }),
    buildEntry('rests', { order: 2, text: ['A bonus to begin with'] }),
  ];
  renderSite('/earn', { content: { earn_banner } });
  const link = await screen.findByRole('link', { name: 'Brunch counts twice' });
  expect(link).toHaveAttribute('href', '/earn/vip-upgrade');
  expect(document.querySelector('a a')).toBeNull();
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByText('A bonus to begin with').closest('a')).toBeNull();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2);
});

test.each<[string, Visitor]>([
  ['an anonymous visitor', anonymous],
  ['a member', memberOfTier(2)],
])('ERN-13 for %s the heading is the banner text of the global entry', async (_, visitor) => {
  renderSite('/earn', { content, visitor });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('More on every bill');
  expect(screen.getByText('With miles to spare')).toAppearBefore(screen.getByText('A bonus to begin with'));
});

test('links only to the pages that have a content entry', async () => {
  renderSite('/earn', { content });
  expect(await screen.findByRole('link', { name: 'How to become a VIP' })).toHaveAttribute(
    'href',
    '/earn/vip-upgrade',
  );
  expect(screen.getByRole('link', { name: 'Garden miles' })).toHaveAttribute('href', '/earn/garden-season');
  expect(screen.queryByRole('link', { name: 'Topgolf bonus' })).not.toBeInTheDocument();
});

describe('ERN-14', () => {
  const earn_banner = [
    buildEntry('all', { order: 0, text: ['For everybody'] }),
    buildEntry('anonymous', { order: 1, user_states: [0], text: ['For visitors', '{{activate}}'] }),
    buildEntry('out', { order: 2, user_states: [1], text: ['For members without mail'] }),
    buildEntry('new', { order: 3, user_states: [2], text: ['For new members'] }),
    buildEntry('in', { order: 4, user_states: [3], text: ['For members with mail'] }),
    buildEntry('members', { order: 5, user_states: [1, 2, 3], text: ['For members'] }),
  ];
  const isOffer = (text: string) => text.startsWith('For ');
  const offers = () => screen.getAllByText(isOffer).map((offer) => offer.textContent);

  const optedIn = { ...memberOfTier(2), kind: 'member' } as Extract<Visitor, { kind: 'member' }>;
  const optedOut = { ...optedIn, hasEmailOptIn: false };
  test.each<[string, Visitor, readonly string[], string?]>([
    ['an anonymous visitor', anonymous, ['For visitors'], '/activate'],
    [
      'a known visitor',
      { kind: 'known', publicId: 'm-1', tier: 1 },
      ['For visitors'],
      '/activate?public_id=m-1',
    ],
    ['a member without mail', optedOut, ['For members without mail', 'For members']],
    [
      'a member without mail who has a bonus for new members',
      { ...optedOut, hasEligibleNewMemberBonus: true },
      ['For members without mail', 'For members'],
    ],
    ['a new member', { ...optedIn, hasEligibleNewMemberBonus: true }, ['For new members', 'For members']],
    ['a member with mail', optedIn, ['For members with mail', 'For members']],
  ])(
    'CON-15 CON-17 ERN-14 %s sees the banners for that state, and those for everyone',
    async (_, visitor, own, activation) => {
      renderSite('/earn', { content: { earn_banner }, visitor });
      expect(await screen.findByText('For everybody')).toBeVisible();
      expect(offers()).toEqual(['For everybody', ...own]);
      const link = screen.queryByRole('link', { name: 'Activate your membership' });
      expect(link?.getAttribute('href')).toBe(activation);
    },
  );

  test('ERN-14 shows no offer before the visitor is known, and no other offer after', async () => {
    const held = Promise.withResolvers<ReturnType<typeof buildMemberBody>>();
    server.use(memberHandlers.member(() => held.promise));
    renderSite('/earn', { content: { earn_banner }, hasSession: true });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    for (const offer of screen.getAllByText(isOffer)) expect(offer).not.toBeVisible();
    held.resolve(buildMemberBody({ emailOptIn: true, activeBonuses: [] }));
    expect(await screen.findByText('For members with mail')).toBeVisible();
    expect(offers()).toEqual(['For everybody', 'For members with mail', 'For members']);
  });

  test('ERN-14 a prerendered page shows no offer while a session is expected', async () => {
    renderSite('/earn', { content: { earn_banner } });
    const offer = await screen.findByText('For visitors');
    document.documentElement.setAttribute(HINT, '');
    onTestFinished(() => document.documentElement.removeAttribute(HINT));
    expect(offer).not.toBeVisible();
    document.documentElement.removeAttribute(HINT);
    expect(offer).toBeVisible();
  });

  test('ERN-14 offers for everyone are shown without waiting', async () => {
    server.use(memberHandlers.member(() => new Promise(() => undefined)));
    renderSite('/earn', { content: { earn_banner: earn_banner.slice(0, 1) }, hasSession: true });
    expect(await screen.findByText('For everybody')).toBeVisible();
  });
});
