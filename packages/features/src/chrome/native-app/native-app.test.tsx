import { parseCopy } from '@tableside/content-client';
import { createSessionStore, storePrivacyChoice, type SessionState } from '@tableside/kits/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  endVisit,
  goTo,
  openPage,
  overlayStands,
  setWidth,
  type FrameOptions,
} from '../testing/render-frame.fixture.tsx';
import { resolving, signedIn } from '../testing/visitors.fixture.ts';

const apple = 'https://apps.example/1';
const google = 'https://play.example/1';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/141.0 Mobile';

const setBrowser = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const setApp = (version: string, device = iPhone) => setBrowser(`${device} DiningApp/${version}`);

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  setWidth(1280);
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

async function open(path: string, options: FrameOptions = {}) {
  const page = openPage(path, options);
  await overlayStands();
  return page;
}

describe('the required update screen', () => {
  const partner = { minimumAppVersion: '2.10.0', appStoreLinks: { apple, google } };
  const update = () => screen.queryByRole('dialog', { name: 'New Version Available' });
  const storeLink = () => within(update()!).getByRole('link', { name: 'Update Now' });

  test.each([
    ['an iPhone', iPhone, apple],
    ['an Android phone', android, google],
  ])(
    'CHR-33.a CHR-33.b CFG-31.b explains what to do, and links %s to its store',
    async (_, device, store) => {
      setApp('2.9.0', device);
      await open('/', { partner });
      expect(await screen.findByRole('heading', { level: 1, name: 'New Version Available' })).toBeVisible();
      expect(screen.getByText('Update now to keep using the app.')).toBeVisible();
      expect(storeLink()).toHaveAttribute('href', store);
      await waitFor(() => expect(storeLink()).toHaveFocus());
    },
  );

  test.each([
    ['Apple’s', android, { apple }],
    ['Google’s', iPhone, { google }],
  ])('CHR-33.b an app that is only in %s store links there', async (_, device, appStoreLinks) => {
    setApp('2.9.0', device);
    await open('/', { partner: { ...partner, appStoreLinks } });
    await waitFor(() => expect(update()).toBeVisible());
    expect([storeLink().getAttribute('href')]).toEqual(Object.values(appStoreLinks));
  });

  test('CHR-33.a cannot be closed', async () => {
    setApp('2.9.0');
    await open('/', { partner });
    await waitFor(() => expect(update()).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    expect(update()).toBeVisible();
    expect(within(update()!).queryByRole('button')).not.toBeInTheDocument();
  });

  test('CHR-34 no other overlay opens with it', async () => {
    setApp('2.9.0');
    await open('/', { partner: { ...partner, appAnnouncementModal: 'news' } });
    await waitFor(() => expect(update()).toBeVisible());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('CHR-34 CHR-42 in the app of the minimum version it is not shown', async () => {
    setApp('2.10.0');
    await open('/', { partner });
    expect(update()).not.toBeInTheDocument();
  });
});

describe('the announcement in the app', () => {
  const partner = { appAnnouncementModal: 'news' };
  const bodyText = parseCopy('Earn {currencies} on the go.\n\nHave a look.');
  const others = ['general', 'news-2'].map((slug) => ({ slug, bodyText: parseCopy('Not yet.') }));
  const content = { popups: [...others, { slug: 'news', bodyText }] };
  const announcement = () => screen.queryByRole('dialog', { name: 'Earn miles on the go.' });
  beforeEach(() => setApp('3.2.0'));

  test('CHR-37.a CFG-31.a CON-13 shows the entry in the partner’s settings', async () => {
    await open('/', { partner, content });
    await waitFor(() => expect(announcement()).toBeVisible());
    expect(await screen.findByText('Have a look.')).toBeVisible();
  });

  test('CHR-37.a CON-13 has a default text if content has no such entry', async () => {
    await open('/', { partner, content: { popups: others } });
    expect(await screen.findByRole('dialog', { name: 'New in the app' })).toBeVisible();
    expect(await screen.findByText(/^The latest version of the Sample Plates app/)).toBeVisible();
  });

  test.each<[string, string, FrameOptions]>([
    ['CHR-37.a CFG-31.a of a partner that names none', '/', { content }],
    ['ENR-14 for a closed account', '/', { partner, content, state: signedIn('ClosedAccountMember') }],
    ['ENR-14 while nobody knows who is there', '/', { partner, content, state: resolving }],
  ])('%s it is not shown', async (_, path, options) => {
    await open(path, options);
    expect(announcement()).not.toBeInTheDocument();
  });

  test.each([
    ['/discover', '/discover'],
    ['a page under /discover', '/places/discover'],
    ['/login', '/login'],
    ['a page under /login', '/login/help'],
    ['/join', '/join'],
    ['a page under /join', '/join/rewards'],
  ])('CHR-37.b on %s it is not shown, but on the next page', async (_, path) => {
    // Nothing is shown on the page of a deep link.
    await open('/earn', { partner, content });
    await act(async () => goTo(path));
    expect(announcement()).not.toBeInTheDocument();
    await act(async () => goTo('/search'));
    expect(announcement()).toBeVisible();
  });

  test('CHR-37.a it is not shown in a browser', async () => {
    setBrowser(iPhone);
    await open('/', { partner, content });
    expect(announcement()).not.toBeInTheDocument();
  });

  const openAccounts = [
    ['a card member', signedIn('EnrolledCardMember')],
    ['a member without a card', signedIn('NonCardMember')],
  ] as const;
  test.each(openAccounts)('ENR-14 is shown to %s', async (_, state) => {
    await open('/', { partner, content, state });
    await waitFor(() => expect(announcement()).toBeVisible());
  });

  test('CHR-38 "Close" and "Got it" hide it for a day, each time', async () => {
    const closedAt = Date.UTC(2030, 0, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: closedAt });
    const { unmount } = await open('/', { partner, content });
    await waitFor(() => expect(announcement()).toBeVisible());
    await userEvent.click(within(announcement()!).getByRole('button', { name: 'Close' }));
    expect(announcement()).not.toBeInTheDocument();
    unmount();
    endVisit();

    vi.setSystemTime(closedAt + 86_400_000 - 1);
    const { unmount: leave } = await open('/', { partner, content });
    expect(announcement()).not.toBeInTheDocument();
    leave();
    endVisit();

    vi.setSystemTime(closedAt + 86_400_000);
    const again = await open('/', { partner, content });
    await waitFor(() => expect(announcement()).toBeVisible());
    await userEvent.click(within(announcement()!).getByRole('button', { name: 'Got it' }));
    again.unmount();
    endVisit();

    vi.setSystemTime(closedAt + 2 * 86_400_000 - 1);
    await open('/', { partner, content });
    expect(announcement()).not.toBeInTheDocument();
  });

  test.each([
    ['garbage', '{'],
    ['another kind of value', '"2030"'],
    ['a time far ahead', String(Date.UTC(2999, 0, 1))],
  ])('CHR-38 %s in storage does not count as a dismissal', async (_, stored) => {
    localStorage.setItem('dr.appAnnouncement', stored);
    await open('/', { partner, content });
    await waitFor(() => expect(announcement()).toBeVisible());
  });
});

describe('the bridge', () => {
  const setExternalUserId = vi.fn<(publicId: string) => unknown>();
  beforeEach(() => {
    setExternalUserId.mockReset();
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('nativeAppBridge', { setExternalUserId });
    setApp('3.2.0');
  });
  const member = signedIn('EnrolledCardMember');
  const known: SessionState = { status: 'settled', visitor: { kind: 'known', publicId: 'P2', tier: 1 } };

  test.each([
    ['a member', member, 'P1'],
    ['a known visitor', known, 'P2'],
  ])('CHR-39.a receives the public id of %s, once the page knows the visitor', async (_, state, publicId) => {
    const store = createSessionStore(resolving);
    await open('/', { store });
    expect(setExternalUserId).not.toHaveBeenCalled();
    act(() => store.set(state));
    await waitFor(() => expect(setExternalUserId.mock.calls).toEqual([[publicId]]));
  });

  test('CHR-39.a receives nothing for an anonymous visitor', async () => {
    await open('/');
    expect(setExternalUserId).not.toHaveBeenCalled();
  });

  test('CHR-39.a is not called outside the app', async () => {
    setBrowser(iPhone);
    await open('/', { state: member });
    expect(setExternalUserId).not.toHaveBeenCalled();
  });

  const failure = new Error('The bridge is broken.');
  test.each([
    ['throws', () => void setExternalUserId.mockThrow(failure)],
    ['rejects', () => void setExternalUserId.mockRejectedValue(failure)],
  ])('CHR-39.b a bridge that %s is logged, and the page works', async (_, breakIt) => {
    breakIt();
    await open('/', { state: member });
    expect(screen.getByRole('heading', { name: 'Screen' })).toBeVisible();
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith('The native app did not take the marketing id.', failure),
    );
  });

  test('PRV-01.e PRV-01.f the choice "off" takes the id back at once, and "on" gives it again', async () => {
    await open('/', { state: member });
    const choose = (choice: 'on' | 'off') =>
      act(() => void storePrivacyChoice({ choice, chosenAt: '2026-05-01T12:00:00.000Z' }));
    choose('off');
    choose('on');
    await waitFor(() => expect(setExternalUserId.mock.calls).toEqual([['P1'], [''], ['P1']]));
  });

  test('PRV-01.e PRV-01.f the choice "off" of an anonymous visitor takes back the id of who signed out', async () => {
    await open('/');
    act(() => void storePrivacyChoice({ choice: 'off', chosenAt: '2026-05-01T12:00:00.000Z' }));
    await waitFor(() => expect(setExternalUserId.mock.calls).toEqual([['']]));
  });

  test('PRV-01.e with Global Privacy Control the app never receives it', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
    await open('/', { state: member });
    await waitFor(() => expect(setExternalUserId.mock.calls).toEqual([['']]));
  });

  test('CHR-39.b a missing bridge is not logged', async () => {
    vi.stubGlobal('nativeAppBridge', undefined);
    await open('/', { state: member });
    expect(console.warn).not.toHaveBeenCalled();
  });
});
