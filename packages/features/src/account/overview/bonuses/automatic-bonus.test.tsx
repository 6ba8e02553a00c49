import { bonusHandlers, problem } from '@tableside/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { server } from '../../site.fixture.tsx';
import { bonusOf, list, namesIn, now, POST, show, shown } from './bonuses.fixture.ts';

const day = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10);
const autoBonus = { code: 'FIRST', enrollmentSource: 'boarding-pass' };
const partner = { autoBonus };
const newcomer = { enrollmentSource: 'boarding-pass', joinDate: day(89) };
const settled = async () => {
  await shown();
  // A registration would be sent before this response.
  await screen.findByText(/^from \d+ visits?$/);
};

test('ACC-19.a ACC-19.b ACC-23.a a new member of that source is registered once, without a word, for the version at hand', async () => {
  const activeBonuses = [bonusOf('FIRST', { version: 'v1' })];
  show({ partner, member: { ...newcomer, activeBonuses }, isStrict: true });
  expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
  expect(server.lines().filter((line) => line.startsWith(POST))).toEqual([`${POST}?version=v1`]);
  expect(screen.queryByText('Registered for bonus.')).not.toBeInTheDocument();
});

test('ACC-19.b a registration that is still on its way is not sent again when the page is opened anew', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
  server.use(bonusHandlers.register(() => promise));
  show({ partner, member: newcomer });
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await userEvent.click(screen.getByRole('link', { name: 'Account Overview' }));
  expect(await namesIn('Available')).toEqual(['Banner of FIRST']);
  resolve({});
  expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
  expect(server.countOf(POST)).toBe(1);
});

test.each([
  [1, 1],
  [2, 0],
])('ACC-19.c within a partner’s 36 hours, %i days after joining: %i calls', async (days, calls) => {
  const soon = { autoBonus: { ...autoBonus, withinHours: 36 } };
  show({ partner: soon, member: { ...newcomer, joinDate: day(days) } });
  if (calls > 0) await list('Activated');
  await settled();
  expect(server.countOf(POST)).toBe(calls);
});

test.each([
  ['ACC-19.c', 'joined 91 days ago', { ...newcomer, joinDate: day(91) }],
  ['ACC-19.a', 'came another way', { ...newcomer, enrollmentSource: 'web' }],
  [
    'ACC-19.b',
    'has it already',
    { ...newcomer, activeBonuses: [bonusOf('FIRST', { bonusStatus: 'Enrolled' as const })] },
  ],
  ['ACC-19.a', 'does not have it', { ...newcomer, activeBonuses: [bonusOf('OTHER')] }],
])('%s not for somebody who %s', async (_id, _who, member) => {
  show({ partner, member });
  await settled();
  expect(server.lines()).not.toContain(POST);
});

test('ACC-19.a a partner without an automatic bonus registers nobody', async () => {
  show({ member: newcomer });
  await settled();
  expect(server.lines()).not.toContain(POST);
});

test('ACC-19.a SES-20 an emulating administrator changes nothing', async () => {
  const adminOrigin = 'https://admin.example';
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ name: 'the admin’s window' } as unknown as Window);
  localStorage.setItem('dr.emulationId', 'e-1');
  show({ partner: { ...partner, emulation: { adminOrigin } }, member: newcomer });
  await settled();
  expect(localStorage.getItem('dr.emulationId')).toBe('e-1');
  expect(server.lines()).not.toContain(POST);
});

test('ACC-19.b a failure is silent, the next visit tries again, and the one after it does not', async () => {
  server.use(bonusHandlers.register(problem(500)));
  const { unmount } = show({ partner, member: newcomer });
  await waitFor(() => expect(server.countOf(POST)).toBe(1));
  expect(await namesIn('Available')).toEqual(['Banner of FIRST']);
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  unmount();
  server.use(bonusHandlers.register());
  const second = show({ partner, member: newcomer });
  expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
  expect(server.countOf(POST)).toBe(2);
  second.unmount();
  show({ partner, member: newcomer });
  expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
  await settled();
  expect(server.countOf(POST)).toBe(2);
});
