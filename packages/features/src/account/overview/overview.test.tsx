import { dineSummaryHandlers } from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
const membership = async (title: string) => within(await screen.findByRole('region', { name: title }));

test('the member is greeted by name, with number and the day of joining', async () => {
  renderSite('/account/overview', {
    partner: { memberNumberLabel: 'Traveler number' },
    member: { firstName: 'Ines', joinDate: '2024-02-29', memberNumber: 'TRV000123' },
  });
  expect(await screen.findByText('Hello, Ines')).toBeVisible();
  expect((await screen.findByText('Traveler number')).nextElementSibling).toHaveTextContent('TRV000123');
  expect(screen.getByText('Member since').nextElementSibling).toHaveTextContent('February 29, 2024');
});

test('a member without a name is greeted without one', async () => {
  renderSite('/account/overview', { member: { firstName: '' } });
  expect(await screen.findByText('Hello')).toBeVisible();
});

test('a member without a number of the partner has no line for it', async () => {
  renderSite('/account/overview', {
    partner: { memberNumberLabel: 'Traveler number' },
    member: { memberNumber: null },
  });
  await membership('Full member');
  expect(screen.queryByText('Traveler number')).not.toBeInTheDocument();
});

test.each([
  [0, 'Basic member', /opted out of our email/],
  [1, 'Not activated yet', /Activate it/],
  [2, 'Full member', /every visit earns the full rate/],
  [3, 'VIP', /best rate/],
] as const)('SES-06 ACC-02 level %i reads "%s"', async (tierLevel, title, body) => {
  renderSite('/account/overview', { member: { tierLevel } });
  const statement = await membership(title);
  expect(statement.getByRole('heading')).toHaveTextContent(title);
  expect(statement.getByText(body)).toBeVisible();
  const first = tierLevel === 1 ? '/activate?public_id=member-1' : '/search';
  expect(statement.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    first,
    ...(tierLevel === 0 ? ['/account/user_profile#email-choice'] : []),
  ]);
});

test('ACC-22 CON-30 the link groups of content are shown below, each with its own links, and with a title if it has one', async () => {
  const { container } = renderSite('/account/overview', {
    content: {
      accountCenter: {
        linkGroups: [
          {
            title: 'Your {currencies}',
            links: [
              { text: 'How {currencies} add up', url: '/earn/how-it-works', isNewTab: false },
              { text: 'Terms', url: 'https://sample.example/terms', isNewTab: true },
            ],
          },
          { title: '', links: [{ text: 'Ask {partner}', url: 'tel:+18005550100', isNewTab: false }] },
          {
            title: 'Around {program}',
            links: [{ text: 'Restaurants', url: '/search', isNewTab: false }],
          },
        ],
      },
    },
  });
  const links = within(await screen.findByRole('region', { name: 'Good to know' }));
  const groups = links.getAllByRole('list').map((list) => [
    list.parentElement?.querySelector('h2')?.textContent,
    within(list)
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.target]),
  ]);
  expect(groups).toEqual([
    [
      'Your miles',
      [
        ['How miles add up', '/earn/how-it-works', ''],
        ['Terms (opens in a new tab)', 'https://sample.example/terms', '_blank'],
      ],
    ],
    [undefined, [['Ask Sample', 'tel:+18005550100', '']]],
    ['Around Sample Plates', [['Restaurants', '/search', '']]],
  ]);
  expect(await violationsIn(container)).toEqual([]);
});

test('the statement begins with the large number, and omits bonuses where there are none', async () => {
  server.use(dineSummaryHandlers.summary());
  renderSite('/account/overview');
  await screen.findByText('1,290');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings[0]).toMatch(/^Earned in \d{4}$/);
  expect(headings).not.toContain('Your bonuses');
});
