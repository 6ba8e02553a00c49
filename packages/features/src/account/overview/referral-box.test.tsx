import { violationsIn } from '@tableside/kits/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type SiteOptions, renderSite } from '../site.fixture.tsx';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const content = {
  accountCenter: {
    linkGroups: [],
    referralLink: { title: 'Bring a {partner} friend', description: 'You both earn {currencies}.' },
  },
};
const show = (options: SiteOptions = {}) =>
  renderSite('/account/overview', { content, member: { publicId: 'a b&c' }, ...options });
const box = async () => within(await screen.findByRole('region', { name: 'Bring a Sample friend' }));
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

const link = (campaign = 'utm_source=referral&utm_medium=web&utm_campaign=member_referral') =>
  `${window.location.origin}/join?${campaign}&referrer=a%20b%26c`;

test('ACC-07.b the campaign is the partner’s', async () => {
  show({ partner: { referral: partnersByKind.sso.referral } });
  const campaign = 'utm_source=crew&utm_medium=letter&utm_campaign=bring_a_guest';
  expect((await box()).getByText(link(campaign))).toBeVisible();
});

test('ACC-08 ERR-03.a copying puts the link on the clipboard, with a toast for 3 seconds', async () => {
  const person = user();
  show();
  await person.click((await box()).getByRole('button', { name: 'Copy link' }));
  const toast = await screen.findByText('Your referral link has been copied.');
  expect(toast.parentElement).toHaveTextContent('SUCCESS: Your referral link has been copied.');
  expect(await navigator.clipboard.readText()).toBe(link());
  await vi.advanceTimersByTimeAsync(3500);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('ACC-07.a ACC-07.c ACC-08 CON-30 the link leads to join, with campaign and referrer; where the clipboard is refused it is selected, to be copied by hand or by another try', async () => {
  const person = user();
  const { container } = show();
  const referral = await box();
  expect(referral.getByText('You both earn miles.')).toBeVisible();
  expect(referral.getByText(link())).toBeVisible();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await person.click(referral.getByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(referral.getByRole('status')).toHaveTextContent(/selected now, so you can copy it yourself/),
  );
  expect(window.getSelection()?.toString()).toBe(link());
  expect(screen.queryByText('Your referral link has been copied.')).not.toBeInTheDocument();
  expect(await violationsIn(container)).toEqual([]);
  await person.click(referral.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Your referral link has been copied.')).toBeVisible();
});

test('ACC-09.a without the offer in content there is no box', async () => {
  show({ content: { accountCenter: { linkGroups: [] } } });
  await screen.findByRole('heading', { level: 1, name: 'Account Overview' });
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});
