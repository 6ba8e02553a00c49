import { parseCopy, type Popup } from '@tableside/content-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  endVisit,
  goTo,
  openPage,
  overlayStands,
  setWidth,
  type FrameOptions,
} from '../testing/render-frame.fixture.tsx';
import { resolving, signedIn } from '../testing/visitors.fixture.ts';

const popup = (slug: string, words: string): Popup => ({ slug, bodyText: parseCopy(words) });
const welcome = popup('welcome', 'Welcome to {program}\n\nLink a card.\n\nThen dine.');
const summer = popup('summer', 'Tables outside are open.');
const site = (generalModalType: string | null, popups = [welcome, summer]): FrameOptions => ({
  partner: { programName: 'Sample Tables', generalModalType },
  content: { popups },
});

beforeEach(() => {
  setWidth(1280);
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const dialog = () => screen.queryByRole('dialog');
const shown = () => waitFor(() => expect(dialog()).toBeVisible());
const close = (name = 'Got it') => userEvent.click(screen.getByRole('button', { name }));

describe('the popup', () => {
  test('CFG-14.a CON-13 CHR-31.b is the entry whose slug is the partner’s type; its first paragraph is its title', async () => {
    openPage('/', site('welcome', [popup('welcome-2', 'Not yet.'), welcome, summer]));
    await shown();
    expect(screen.getByRole('dialog', { name: 'Welcome to Sample Tables' })).toBeVisible();
    expect(await screen.findByText('Link a card.')).toBeVisible();
    expect(screen.queryByText(/Tables outside/)).not.toBeInTheDocument();
  });

  test('CON-13 a popup of one paragraph has a default title', async () => {
    openPage('/', site('summer'));
    await shown();
    expect(screen.getByRole('dialog', { name: 'A note from Sample Tables' })).toBeVisible();
    expect(await screen.findByText('Tables outside are open.')).toBeVisible();
  });

  test.each([
    ['CFG-14.b CHR-31.b without a type', '/', site(null)],
    ['CHR-31.b without copy for the type', '/', site('welcome', [summer])],
  ])('%s there is none', async (_, path, options) => {
    openPage(path, options);
    await overlayStands();
    expect(dialog()).not.toBeInTheDocument();
  });

  test('CHR-31.a “Got it” and “Close” store the type: a popup of another type is shown', async () => {
    const { unmount } = openPage('/', site('welcome'));
    await shown();
    expect(localStorage.getItem('dr.generalPopup')).toBeNull();
    await close('Got it');
    expect(dialog()).not.toBeInTheDocument();
    expect(localStorage.getItem('dr.generalPopup')).toBe('welcome');
    unmount();
    endVisit();
    const again = openPage('/', site('welcome'));
    await overlayStands();
    expect(dialog()).not.toBeInTheDocument();
    again.unmount();
    endVisit();
    openPage('/', site('welcome-2', [welcome, popup('welcome-2', 'Welcome again.')]));
    await shown();
    await close('Close');
    expect(dialog()).not.toBeInTheDocument();
    expect(localStorage.getItem('dr.generalPopup')).toBe('welcome-2');
  });

  const people = [
    ['visitor', undefined],
    ['joining', signedIn('NonCardMember')],
    ['member', signedIn('EnrolledCardMember')],
  ] as const;
  test.each(people)('CHR-45 one for a %s is for nobody else', async (audience, state) => {
    const options = site('welcome', [{ ...welcome, audience: [audience] }]);
    const others = [
      ...people.filter(([name]) => name !== audience).map(([, other]) => other),
      signedIn('ClosedAccountMember'),
      resolving,
    ];
    for (const other of others) {
      const { unmount } = openPage('/', { ...options, ...(other && { state: other }) });
      await overlayStands();
      expect(dialog()).not.toBeInTheDocument();
      unmount();
    }
    const another = audience === 'visitor' ? 'member' : 'visitor';
    openPage('/', {
      ...site('welcome', [{ ...welcome, audience: [another, audience] }]),
      ...(state && { state }),
    });
    await shown();
  });

  test('CON-15 CHR-31.a a link in it navigates and closes it', async () => {
    const href = { type: 'element', tag: 'a', href: '/earn', children: parseCopy('Earn') } as const;
    const bodyText = [...welcome.bodyText, href, ...parseCopy('{{home}}')];
    openPage('/', site('linked', [{ slug: 'linked', bodyText }]));
    await shown();
    const link = await screen.findByRole('link', { name: 'Earn' });
    expect(within(dialog()!).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await userEvent.click(link);
    expect(dialog()).not.toBeInTheDocument();
    expect(localStorage.getItem('dr.generalPopup')).toBe('linked');
  });

  test('CHR-31.b with blocked storage it is shown, and closes', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    openPage('/', site('welcome'));
    await shown();
    await close();
    expect(dialog()).not.toBeInTheDocument();
  });

  test('CHR-31.b CHR-35 CHR-44.a comes after the announcement of the app and before the invitation and the install banner, each in a visit of its own', async () => {
    const { partner, content } = site('welcome');
    const options = {
      content: content ?? {},
      partner: {
        ...partner,
        enrollmentType: 'sso',
        ssoLoginUrl: '/Login',
        ssoModal: { partnerAccountName: 'Sample account' },
        appAnnouncementModal: 'news',
        hasPWAInstallBanner: true,
      },
    } as const;
    const installBanner = () => screen.queryByRole('region', { name: 'Keep Sample Tables close' });
    const visit = async (name: RegExp) => {
      endVisit();
      const page = openPage('/', options);
      await shown();
      expect(screen.getByRole('dialog', { name })).toBeVisible();
      expect(installBanner()).not.toBeInTheDocument();
      return page;
    };
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 DiningApp/3.2.0');
    const inApp = await visit(/^New in the app/);
    await close();
    inApp.unmount();

    agent.mockReturnValue('Mozilla/5.0');
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: 'dismissed' as const }),
    });
    onTestFinished(() => void (window.installPrompt = undefined));
    const first = await visit(/^Welcome/);
    await close();
    await act(async () => goTo('/earn'));
    expect(dialog()).not.toBeInTheDocument();
    first.unmount();

    const second = await visit(/^Sign in faster/);
    await close('Not now');
    second.unmount();

    endVisit();
    openPage('/', options);
    await waitFor(() => expect(installBanner()).toBeVisible());
    expect(dialog()).not.toBeInTheDocument();
  });
});
