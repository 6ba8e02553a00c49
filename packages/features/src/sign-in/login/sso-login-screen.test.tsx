import { partnersByKind } from '@tableside/partner-config/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { heading, signsInAfterFirstCall, renderSite } from '../site.fixture.tsx';

const { sso } = partnersByKind;

test('AUT-13 ROU-10.b for a partner with single sign-on one button links to the partner’s sign-in', async () => {
  signsInAfterFirstCall();
  renderSite('/login', { partner: sso });
  expect(await heading('Sign in to Starline Suppers')).toBeVisible();
  const button = screen.getByRole('link', { name: 'Continue with Starline' });
  expect(button).toHaveAttribute('href', '/SignIn');
  expect(button).toHaveAttribute('data-document');
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute('href', '/SignIn');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  for (const role of ['button', 'checkbox', 'textbox'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

test('AUT-13 ROU-10.b a failed sign-in at the partner shows a message', async () => {
  signsInAfterFirstCall();
  renderSite('/login#sign-in-failed', { partner: sso });
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('We couldn’t finish signing you in');
  expect(message).toHaveTextContent('Please try again, or call us at 800 555 0111.');
  expect(screen.getAllByRole('link', { name: 'Continue with Starline' })).toHaveLength(1);
  expect(document.cookie).toBe('');
});

test('ERR-22 a sign-in at the partner that failed for want of cookies says so', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  signsInAfterFirstCall();
  renderSite('/login#sign-in-failed', { partner: sso });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Allow cookies in your browser settings/);
});

test('ACT-12.b rfr is explained on a partner with single sign-on as well', async () => {
  signsInAfterFirstCall();
  renderSite('/login?rfr=4', { partner: sso });
  expect(await screen.findByText('Please sign in to reactivate your account.')).toBeVisible();
});
