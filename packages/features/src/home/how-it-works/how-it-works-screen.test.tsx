import '@testing-library/jest-dom/vitest';

import { buildEntry } from '@tableside/content-client/testing';
import type { Visitor } from '@tableside/core';
import { memberOfTier, setupFeature } from '@tableside/kits/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { home } from '../index.ts';

const { renderSite } = setupFeature(home);

const member = memberOfTier(2);

test('HOM-01 ROU-17 shows exactly three numbered steps, on home and under /how-it-works', async () => {
  for (const path of ['/', '/how-it-works']) {
    const { unmount } = renderSite(path);
    const steps = await screen.findByRole('region', { name: 'How it works' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => /[123]/.exec(step.textContent)?.[0]),
    ).toEqual(['1', '2', '3']);
    unmount();
  }
});

test('HOM-02 offers the search by a link, by common choices and by rows of merchants', async () => {
  renderSite('/');
  const browse = within(await screen.findByRole('region', { name: 'Browse restaurants' }));
  expect(browse.getByRole('link', { name: 'See all restaurants' })).toHaveAttribute('href', '/search');
  expect(browse.getByRole('link', { name: 'New places' })).toHaveAttribute('href', '/search?isNew=true');
  expect(await browse.findByRole('region', { name: 'Near you' })).toBeInTheDocument();
});

test('HOM-02 the location typed in the hero is searched', async () => {
  renderSite('/');
  await userEvent.type(await screen.findByLabelText('Where would you like to eat?'), ' Chicago, IL {Enter}');
  expect(await screen.findByRole('heading')).toHaveTextContent('Arrived at /search?location=Chicago%2C+IL');
});

test('HOM-02 SEA-33 locations are suggested while typing, as in the search, and searched when selected', async () => {
  renderSite('/');
  const field = await screen.findByLabelText('Where would you like to eat?');
  await userEvent.click(field);
  await screen.findByRole('combobox', { name: 'Where would you like to eat?' });
  await userEvent.type(field, 'chic');
  await userEvent.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Arrived at /search?location=Chicago%2C+IL');
});

test('HOM-02 SEA-02 the visitor’s own position is one click away', async () => {
  renderSite('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Use current location' }));
  expect(await screen.findByRole('heading')).toHaveTextContent(
    'Arrived at /search?location=Current+Location',
  );
});

describe('HOM-09', () => {
  const content = {
    home: [
      buildEntry('opted-in', { user_states: [3], banner_text: '<p>Welcome back to the table</p>' }),
      buildEntry('bonus', { user_states: [2], banner_text: 'Your bonus waits' }),
      buildEntry('opted-out', { user_states: [1], banner_text: 'Earn more by e-mail' }),
      buildEntry('anonymous', { user_states: [0], banner_text: 'Miles on the menu' }),
      buildEntry('late', { user_states: [0, 1, 2, 3], banner_text: 'Never shown' }),
      buildEntry('nobody', { user_states: [], banner_text: 'Dropped' }),
    ],
  };
  const visitors: readonly [string, Visitor | undefined, string][] = [
    ['not signed in', undefined, 'Miles on the menu'],
    ['opted out', { ...member, hasEmailOptIn: false }, 'Earn more by e-mail'],
    [
      'opted out with an eligible bonus',
      { ...member, hasEmailOptIn: false, hasEligibleNewMemberBonus: true },
      'Earn more by e-mail',
    ],
    ['with an eligible bonus', { ...member, hasEligibleNewMemberBonus: true }, 'Your bonus waits'],
    ['opted in', member, 'Welcome back to the table'],
  ];
  test.each(visitors)('HOM-09 the banner for a visitor %s', async (_, visitor, heading) => {
    renderSite('/', { content, ...(visitor && { visitor }) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });
});

describe('by enrollment type', () => {
  test('CFG-06.a with direct enrollment people join here, by email', async () => {
    renderSite('/');
    expect(await screen.findByRole('textbox', { name: /^Email address/ })).toBeInTheDocument();
    expect(screen.getByText('Join and link a card')).toBeVisible();
  });

  test('CFG-06.a with single sign-on people join with their partner account', async () => {
    renderSite('/', { partner: { enrollmentType: 'sso' } });
    expect(await screen.findByRole('link', { name: 'Join Sample Plates' })).toHaveAttribute('href', '/join');
    expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
    expect(screen.getByText('Join with your Sample account')).toBeVisible();
  });

  test('CFG-06.a a partner without members has no offer to join', async () => {
    renderSite('/', { partner: { enrollmentType: 'none' } });
    expect(await screen.findByText('Carry the right card')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Join/ })).not.toBeInTheDocument();
  });

  test('a member is not invited to join', async () => {
    renderSite('/', { visitor: member });
    expect(await screen.findByRole('region', { name: 'How it works' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
  });
});
