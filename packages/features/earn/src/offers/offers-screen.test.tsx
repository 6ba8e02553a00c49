import '@testing-library/jest-dom/vitest';

import { buildEntry } from '@tableside/content-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderSite, fakeTheWire } from '../site.fixture.tsx';

fakeTheWire();

const content = {
  '*': [buildEntry('earn', { banner_text: '<p>More on every bill</p><p>With {currencies} to spare</p>' })],
  earn_banner: [
    buildEntry('later', { order: 2, text: ['Brunch counts twice', 'On Sundays in spring.'] }),
    buildEntry('silent', { order: 0, text: [] }),
    buildEntry('first', { order: 1, text: ['A bonus to begin with'] }),
  ],
  earn_details: [
    buildEntry('vip', { url: 'vip-upgrade', browser_title: 'VIP | Sample' }),
    buildEntry('garden', { url: '/earn/garden-season', browser_title: 'Garden season' }),
  ],
};

test('ROU-15 /earn is there for every enrolment type, and says so when there is no offer', async () => {
  for (const enrollmentType of ['none', 'direct', 'sso'] as const) {
    const { unmount } = renderSite('/earn', { partner: { enrollmentType } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('More ways to earn miles');
    expect(screen.getByText('No offers just now')).toBeVisible();
    unmount();
  }
});

test('ERN-12 shows banners with text, in their order', async () => {
  renderSite('/earn', { content });
  const first = await screen.findByText('A bonus to begin with');
  const second = screen.getByText('Brunch counts twice');
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('list')[0]?.children).toHaveLength(2);
});

test('ERN-13 the heading is the banner text of the global entry', async () => {
  renderSite('/earn', { content });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('More on every bill');
  expect(screen.getByText('With miles to spare')).toBeVisible();
});

test('leads to the pages that content has something to say on, and only to those', async () => {
  renderSite('/earn', { content });
  expect(await screen.findByRole('link', { name: 'The way to VIP' })).toHaveAttribute(
    'href',
    '/earn/vip-upgrade',
  );
  expect(screen.getByRole('link', { name: 'Garden season' })).toHaveAttribute('href', '/earn/garden-season');
  expect(screen.queryByRole('link', { name: 'Topgolf bonus' })).not.toBeInTheDocument();
});
