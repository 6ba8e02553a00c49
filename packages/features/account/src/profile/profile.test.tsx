import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { fakeTheWire, renderSite, violationsIn } from '../site.fixture.tsx';

fakeTheWire();

const valueOf = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling;
const shown = () => screen.findByRole('heading', { level: 1, name: 'Profile' });

test('AUT-19 everything is there to read and nothing to type in', async () => {
  const { container } = renderSite('/account/user_profile');
  await shown();
  expect(valueOf('Name')).toHaveTextContent('Robin Ames');
  expect(valueOf('Email address')).toHaveTextContent('robin@example.com');
  expect(valueOf('Phone')).toHaveTextContent('212-555-0142');
  expect([...(valueOf('Address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '12 Canal Street',
    'New York, NY 10013',
  ]);
  expect(valueOf('Password')).toHaveTextContent('Not shown');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await violationsIn(container)).toEqual([]);
});

test('what was never given is said to be so', async () => {
  renderSite('/account/user_profile', {
    member: { phoneNumber: '', address: { address1: '', address2: '', city: '', state: '', zipCode: '' } },
  });
  await shown();
  expect(valueOf('Phone')).toHaveTextContent('Not given');
  expect(valueOf('Address')).toHaveTextContent('Not given');
});

test('an address of parts has only the parts that were given', async () => {
  renderSite('/account/user_profile', {
    member: { address: { address1: '', address2: '', city: '', state: '', zipCode: '10013' } },
  });
  await shown();
  expect(valueOf('Address')?.textContent).toBe('10013');
});

test('AUT-19 direct members are told of support, sign-out and reset', async () => {
  renderSite('/account/user_profile');
  await shown();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('1-800-555-0100')).toBe('tel:+18005550100');
  expect(href('help@sample.example')).toBe('mailto:help@sample.example');
  expect(href('Sign out')).toBe('/SignOut');
  expect(href('Recover your account')).toBe('/recover');
});

test('AUT-19 where the partner signs people in they change it there', async () => {
  const { container } = renderSite('/account/user_profile', { partner: { enrollmentType: 'sso' } });
  await shown();
  expect(screen.getByText(/They belong to your Sample account/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/SignOut');
  expect(screen.queryByRole('link', { name: /Recover/ })).not.toBeInTheDocument();
  expect(await violationsIn(container)).toEqual([]);
});
