import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { usStates } from '@tableside/core';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { box, field, form, mail, save, showProfile, texts } from './profile.fixture.ts';
const valueOf = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling;

test('PRO-01 the form is filled from the member', async () => {
  await showProfile({
    partner: { hasSmsOptIn: true },
    member: { smsOptIn: true, emailOptIn: false, address: { address2: 'Floor 3' } },
  });
  const shown = ['First name', 'Last name', 'Address', 'Apartment, suite or floor', 'City', 'State'];
  expect([...shown, 'ZIP code', 'Mobile phone'].map((label) => field(label).value)).toEqual([
    'Robin',
    'Ames',
    '12 Canal Street',
    'Floor 3',
    'New York',
    'NY',
    '10013',
    '212-555-0142',
  ]);
  expect(box(texts)).toBeChecked();
  expect(box(mail)).not.toBeChecked();
  expect(server.countOf('GET /api/Member')).toBeGreaterThan(0);
});

test('VAL-04.a VAL-04.b CHR-49 required fields are marked, a note explains the mark, and each group has its name', async () => {
  await showProfile();
  const groups = form().getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'About you',
    'Where you live',
    'Stay in touch',
  ]);
  expect(form().getByText('* Required field')).toBeVisible();
  const required = ['First name', 'Last name', 'ZIP code'];
  const all = ['Address', 'Apartment, suite or floor', 'City', 'State', 'Mobile phone', ...required];
  expect(all.filter((label) => field(label).getAttribute('aria-required') === 'true')).toEqual(required);
  expect(form().getByText('First name').parentElement).toHaveTextContent(/^First name\*$/);
});

test.each(['support', 'online'] as const)(
  'PRO-02.a PRO-02.b AUT-19.a AUT-19.b of direct members address and password are there to read, with the ways to change them (%s)',
  async (emailChange) => {
    await showProfile({ partner: { profile: { emailChange } } });
    expect(valueOf('Email address')).toHaveTextContent('robin@example.com');
    expect(valueOf('Password')).toHaveTextContent('Not shown');
    expect(form().queryByLabelText(/email address|password/i)).not.toBeInTheDocument();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('1-800-555-0100')).toBe('tel:+18005550100');
    expect(href('help@sample.example')).toBe('mailto:help@sample.example');
    expect(href('Sign out')).toBe('/SignOut');
    expect(href('Recover your account')).toBe('/recover');
  },
);

test('PRO-02.a PRO-02.b PRO-04.a AUT-19.a AUT-19.b where the partner signs people in there is no password, and names are read-only', async () => {
  await showProfile({ partner: { enrollmentType: 'sso' } });
  expect(valueOf('Email address')).toHaveTextContent('robin@example.com');
  expect(valueOf('Password')).toBeUndefined();
  expect(form().queryByLabelText(/email address|password/i)).not.toBeInTheDocument();
  expect(screen.getByText(/belong to your Sample account/)).toBeVisible();
  const links = ['1-800-555-0100', 'help@sample.example', 'Sign out'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['tel:+18005550100', 'mailto:help@sample.example', '/SignOut']);
  expect(screen.queryByRole('link', { name: /Recover/ })).not.toBeInTheDocument();
  for (const label of ['First name', 'Last name']) {
    expect(field(label)).toHaveAttribute('readonly');
    expect(field(label)).not.toHaveAttribute('aria-required');
  }
});

test('PRO-07 the list has the states, the capital’s district and the territories', async () => {
  await showProfile();
  const [none, ...options] = (field('State') as unknown as HTMLSelectElement).options;
  expect(none?.value).toBe('');
  expect(options.map(({ value, text }) => ({ value, label: text }))).toEqual(usStates);
});

test('PRO-14.a PRO-14.b the choice about mail is left out by its setting, and offered beside the form to nobody who has it', async () => {
  const offer = () => screen.queryByRole('heading', { name: 'You’re not getting our email' });
  const { unmount } = await showProfile({ partner: { profile: { hideEmailOptIn: true } } });
  expect(form().queryByRole('checkbox')).not.toBeInTheDocument();
  expect(offer()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: mail })).not.toBeInTheDocument();
  unmount();
  const texted = await showProfile({ partner: { hasSmsOptInV2: true, profile: { hideEmailOptIn: true } } });
  expect(form().getAllByRole('checkbox')).toHaveLength(1);
  texted.unmount();
  const view = await showProfile({ member: { emailOptIn: false, tierLevel: 0 } });
  expect(box(mail)).not.toBeChecked();
  expect(offer()).not.toBeInTheDocument();
  view.unmount();
  await showProfile({
    partner: { profile: { hideEmailOptIn: true } },
    member: { emailOptIn: false, tierLevel: 3 },
  });
  expect(offer()).toBeVisible();
});

test('PRO-14.a PRO-14.b SES-06 a member who opted out can opt in beside the form that hides the option', async () => {
  const { sent, container } = await showProfile({
    partner: { profile: { hideEmailOptIn: true } },
    member: { emailOptIn: false, tierLevel: 0 },
  });
  expect(form().queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'You’re not getting our email' })).toBeVisible();
  expect(document.querySelector('#email-choice')).toContainElement(
    screen.getByRole('button', { name: /^Email me offers and news/ }),
  );
  expect(await violationsIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Email me offers and news/ }));
  const title = await screen.findByRole('heading', { name: 'You’re getting our email now' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(sent).toEqual([{ emailOptIn: true }]);
  expect(screen.queryByRole('button', { name: /^Email me offers and news/ })).not.toBeInTheDocument();
});

test('ERR-23 an opt-in that is answered after the page was left is told there', async () => {
  await showProfile({
    partner: { profile: { hideEmailOptIn: true } },
    member: { emailOptIn: false, tierLevel: 0 },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    memberHandlers.update(async () => {
      await promise;
      return buildMemberBody();
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Email me offers and news/ }));
  leaveTo('/search');
  resolve();
  expect(await screen.findByText('You’re getting our email now')).toBeVisible();
  expect(window.location.pathname).toBe('/search');
});

test('the whole form can be walked and saved by keyboard alone', async () => {
  const { sent } = await showProfile({ partner: { hasSmsOptIn: true } });
  field('First name').focus();
  await userEvent.keyboard('{Control>}a{/Control}Alex');
  const seen: string[] = [];
  while (document.activeElement?.getAttribute('type') !== 'submit' && seen.length < 20) {
    await userEvent.tab();
    seen.push(document.activeElement?.getAttribute('name') ?? '');
    if (seen.at(-1) === 'smsOptIn') await userEvent.keyboard(' ');
  }
  expect(seen).toEqual([
    'lastName',
    'address1',
    'address2',
    'city',
    'state',
    'zipCode',
    'phoneNumber',
    'smsOptIn',
    'emailOptIn',
    '',
  ]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      { firstName: expect.stringContaining('Alex'), phoneNumber: '2125550142', smsOptIn: true },
    ]),
  );
});

test('what was never given is empty, and none of it is refused before it is touched', async () => {
  const address = { address1: '', address2: '', city: '', state: '', zipCode: '' };
  renderSite('/account/user_profile', {
    response: buildMemberBody({ phoneNumber: '', address }),
    partner: { fullAddressRequired: true },
  });
  await screen.findByRole('form');
  expect(field('ZIP code')).toHaveValue('');
  await save();
  expect(await screen.findByText('No changes were made.')).toBeVisible();
  expect(form().queryByText('This field is required.')).not.toBeInTheDocument();
});
