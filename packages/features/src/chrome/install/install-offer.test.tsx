import { createClient, createServerClock } from '@tableside/api-client';
import { TestProviders } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { ChromeOverlay } from '../overlay/chrome-overlay.tsx';

const DAY_MS = 24 * 60 * 60_000;
const now = Date.UTC(2030, 0, 1, 12);
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const chromeOnIphone = iphone.replace('Version/18.1', 'CriOS/131.0');

const dataLayer = vi.fn<(entry: object) => void>();

const IDLE_MS = 300;
const idle = () => act(() => vi.advanceTimersByTimeAsync(IDLE_MS));

async function show({
  partner,
  path = '/',
  aheadMs = 0,
}: { partner?: Partial<PartnerFile>; path?: string; aheadMs?: number } = {}) {
  const view = render(
    <TestProviders
      path={path}
      partner={{ programName: 'Sample Tables', hasPWAInstallBanner: true, ...partner }}
      client={createClient({ clock: createServerClock(() => Date.now() + aheadMs) })}
      tracker={{ impression: () => undefined, dataLayer }}
    >
      <main tabIndex={-1} />
      <ChromeOverlay />
    </TestProviders>,
  );
  await idle();
  return view;
}

const safari = (isStandalone: boolean) => () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: isStandalone });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
};

const standAlone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(display-mode: standalone)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

async function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  await idle();
  return { prompt, event };
}

const banner = () => screen.queryByRole('region', { name: 'Keep Sample Tables close' });
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  sessionStorage.clear();
  dataLayer.mockClear();
});
afterEach(() => {
  window.installPrompt = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('when the banner shows', () => {
  test('CFG-12.b CHR-27.c CHR-27.d it shows once the browser offers to install the site', async () => {
    await show();
    expect(banner()).not.toBeInTheDocument();
    await offer();
    expect(banner()).toBeVisible();
    vi.useRealTimers();
  });

  test('CFG-12.b CHR-27.d not if the partner has it off', async () => {
    await show({ partner: { hasPWAInstallBanner: false } });
    await offer();
    expect(banner()).not.toBeInTheDocument();
  });

  test.each([
    ['as the display mode says', standAlone],
    ['as Safari says', safari(true)],
  ])('CHR-27.b not if the site runs as an installed app, %s', async (_, arrange) => {
    arrange();
    await show();
    await offer();
    expect(banner()).not.toBeInTheDocument();
  });

  test.each([
    ['while the stored date is ahead', new Date(now + 1000).toISOString(), false],
    ['at the stored date, when the browser offers it', new Date(now + IDLE_MS).toISOString(), true],
    ['once it has passed', new Date(now - 1000).toISOString(), true],
    ['where it is no date', 'garbage', true],
  ])('CHR-27.a after “maybe later”: %s', async (_, stored, isThere) => {
    localStorage.setItem('dr.pwaLater', stored);
    await show();
    await offer();
    expect(banner() !== null).toBe(isThere);
  });

  test('CHR-27.a the server’s clock decides, if known', async () => {
    localStorage.setItem('dr.pwaLater', new Date(now + DAY_MS).toISOString());
    await show({ aheadMs: 2 * DAY_MS });
    await offer();
    expect(banner()).toBeVisible();
  });

  test.each<[string, string, number, boolean]>([
    ['in Safari on a phone', iphone, 0, true],
    [
      'in Safari on a tablet, which claims to be a Mac',
      iphone.replace('iPhone; CPU iPhone OS 18_1 like Mac OS X', 'Macintosh; Intel Mac OS X 10_15_7'),
      5,
      true,
    ],
    [
      'in Safari on a Mac',
      iphone.replace('iPhone; CPU iPhone OS 18_1 like Mac OS X', 'Macintosh; Intel Mac OS X 10_15_7'),
      0,
      false,
    ],
    ['in another browser on a phone', chromeOnIphone, 5, false],
    ...['CriOS', 'FxiOS', 'EdgiOS', 'OPiOS', 'OPT', 'GSA', 'DuckDuckGo', 'YaBrowser'].map(
      (name): [string, string, number, boolean] => [
        `in ${name}, which claims to be Safari`,
        iphone.replace('Mobile/', `${name}/131.0 Mobile/`),
        5,
        false,
      ],
    ),
  ])('CHR-27.c without a prompt: %s', async (_, agent, touchPoints, isThere) => {
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { userAgent: { value: agent }, maxTouchPoints: { value: touchPoints } }),
    );
    await show();
    expect(banner() !== null).toBe(isThere);
    expect(screen.queryByText('Choose Add to Home Screen.') !== null).toBe(isThere);
    expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument();
  });
});

describe('dismissing the banner', () => {
  test('CHR-28 UIX-04.c hides it and stores an ISO date 30 days ahead, after which it is back', async () => {
    const { unmount } = await show();
    await offer();
    const later = screen.getByRole('button', { name: 'Maybe later' });
    later.focus();
    act(() => later.click());
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    const back = Date.now() + 30 * DAY_MS;
    expect(localStorage.getItem('dr.pwaLater')).toBe(new Date(back).toISOString());
    unmount();
    sessionStorage.clear();
    // The page waits some seconds before it may show the offer.
    vi.setSystemTime(back - 60_000);
    const early = await show();
    expect(banner()).not.toBeInTheDocument();
    early.unmount();
    sessionStorage.clear();
    vi.setSystemTime(back + 1000);
    await show();
    expect(banner()).toBeVisible();
  });

  test('CHR-28 hides it even if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await show();
    await offer();
    act(() => screen.getByRole('button', { name: 'Maybe later' }).click());
    expect(banner()).not.toBeInTheDocument();
  });
});

describe('the browser’s install prompt', () => {
  const session = [{ event: 'pwa session', displayMode: 'browser' }];
  const prompted = [{ event: 'pwa prompt' }];
  const installed = [{ event: 'pwa install' }];

  test('CHR-29.a CHR-29.b CHR-29.c TRK-14.a is held back, shown on request, and dropped once accepted', async () => {
    await show();
    const { prompt, event } = await offer('accepted');
    expect(event.defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    expect(dataLayer.mock.calls).toEqual([session]);
    await press('Install');
    expect(prompt).toHaveBeenCalledOnce();
    expect(banner()).not.toBeInTheDocument();
    expect(dataLayer.mock.calls).toEqual([session, prompted]);
  });

  test('CHR-29.b TRK-14.a stays if dismissed, until the browser refuses to prompt again', async () => {
    await show();
    const { prompt, event } = await offer();
    const choice = Promise.withResolvers<{ outcome: 'accepted' | 'dismissed' }>();
    event.userChoice = choice.promise;
    await press('Install');
    expect(dataLayer.mock.calls).toEqual([session, prompted]);
    choice.resolve({ outcome: 'dismissed' });
    await idle();
    expect(banner()).toBeVisible();
    expect(dataLayer.mock.calls).toEqual([session, prompted]);
    prompt.mockRejectedValue(new DOMException('used', 'InvalidStateError'));
    await press('Install');
    expect(banner()).not.toBeInTheDocument();
    expect(dataLayer.mock.calls).toEqual([session, prompted]);
  });

  test.each([true, false])(
    'CHR-29.c TRK-14.b is dropped once the site is installed, with the banner on: %s',
    async (hasPWAInstallBanner) => {
      await show({ partner: { hasPWAInstallBanner } });
      await offer();
      const install = () => act(() => void window.dispatchEvent(new Event('appinstalled')));
      install();
      expect(banner()).not.toBeInTheDocument();
      expect(window.installPrompt).toBeUndefined();
      expect(dataLayer.mock.calls).toEqual([session, installed]);
      // The browser's own menu installs the site without a prompt.
      install();
      expect(dataLayer.mock.calls).toEqual([session, installed, installed]);
    },
  );

  test('CHR-29.b a prompt from before this code loaded is used too', async () => {
    const { event } = await offer();
    window.installPrompt = event;
    await show();
    expect(banner()).toBeVisible();
  });
});

test.each([
  ['browser', () => undefined],
  ['standalone', standAlone],
  ['browser', safari(false)],
  ['standalone', safari(true)],
])('CHR-30 TRK-14.c the data layer receives the display mode once: %s', async (displayMode, arrange) => {
  arrange();
  await show();
  expect(dataLayer.mock.calls).toEqual([[{ event: 'pwa session', displayMode }]]);
});
