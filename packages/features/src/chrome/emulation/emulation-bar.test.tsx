import { buildMember } from '@tableside/api-client/testing';
import { parseCopy } from '@tableside/content-client';
import { visitorOf } from '@tableside/core';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { openPage, overlayStands, setWidth } from '../testing/render-frame.fixture.tsx';

beforeEach(() => setWidth(1280));

const member = buildMember({ firstName: 'Robin', lastName: 'Sample', email: 'robin@sample.example' });
const state = { status: 'settled', visitor: visitorOf(member), member } as const;

test('SES-24.a a bar shows whose account is viewed, with a link to leave', async () => {
  openPage('/account/overview', { state: { ...state, isReadOnly: true } });
  const bar = await screen.findByRole('region', { name: 'Support view' });
  expect(bar).toHaveTextContent('You’re viewing Robin Sample’s account (robin@sample.example).');
  expect(within(bar).getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/SignOut');
});

test('SES-24.a members themselves see no such bar', async () => {
  openPage('/account/overview', { state });
  await overlayStands();
  expect(screen.queryByRole('region', { name: 'Support view' })).not.toBeInTheDocument();
});

test.each([
  ['support sees no popup', true, 0],
  ['the member does', false, 1],
])('CHR-31.b %s', async (_, isReadOnly, count) => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  openPage('/', {
    state: { ...state, isReadOnly },
    partner: { generalModalType: 'news' },
    content: { popups: [{ slug: 'news', bodyText: parseCopy('News') }] },
  });
  await overlayStands();
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(count));
});
