import '@testing-library/jest-dom/vitest';

import {
  buildMemberBody,
  buildSessionBody,
  memberHandlers,
  privacyChoiceHandlers,
  problem,
} from '@tableside/api-client/testing';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { storePrivacyChoice, readPrivacyChoice } from '@tableside/kits/session';
import { leaveTo, preloadScreens, renderFeature, setupMsw, violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { chrome } from '../index.ts';
import { useAccountPrivacy } from './use-account-privacy.ts';

const server = setupMsw();
preloadScreens(chrome);

const chosenAt = '2026-05-01T12:00:00.000Z';
const RECORD = 'POST /api/Member/PrivacyChoices';
const radio = (name: 'On' | 'Off') => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
const choose = async (name: 'On' | 'Off') => userEvent.click(await radio(name));
const sent = () => server.callsOf(RECORD).map(({ body }) => JSON.parse(body) as unknown);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => void storePrivacyChoice({ choice: 'on', chosenAt }));
  localStorage.clear();
});

function turnSignalOn() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
}

function renderPage(member?: Parameters<typeof buildMemberBody>[0]) {
  if (member) server.use(memberHandlers.member(buildMemberBody(member)));
  return renderFeature(chrome, '/privacy_choices', { hasSession: member !== undefined });
}

describe('a visitor', () => {
  test('PRV-02.a CHR-49 sees the choice and what each does, and changes it with a keyboard', async () => {
    const { container } = renderPage();
    expect(await radio('On')).toBeChecked();
    expect(screen.getByRole('group')).toHaveAccessibleName('May we track your visits?');
    expect(screen.getByRole('radio', { name: /^Off.*We stop all of it right away/ })).not.toBeChecked();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Visits',
      'Measurement by Sample',
      'Details with surveys',
      'Marketing IDs',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The pages you open, your searches/),
      expect.stringMatching(/measuring tools of Sample/),
      expect.stringMatching(/^Where you opened a survey/),
      expect.stringMatching(/^Your ID for messages in the app, and the link or ad/),
    ]);
    expect(await violationsIn(container)).toEqual([]);
    act(() => screen.getByRole('radio', { name: /^On/ }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(await radio('Off')).toBeChecked();
    expect(await screen.findByRole('status')).toHaveTextContent('Tracking is off.');
    await userEvent.keyboard('{ArrowUp}');
    expect(await screen.findByText('Tracking is on.')).toBeVisible();
  });

  test('PRV-02.b the choice is kept with its time and the words, without a call, and survives a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(chosenAt) });
    onTestFinished(() => void vi.useRealTimers());
    const { unmount } = renderPage();
    await choose('Off');
    const stored = readPrivacyChoice();
    expect(stored).toMatchObject({ choice: 'off', chosenAt });
    expect(stored?.words).toContain('May we track your visits? Off: We stop all of it right away');
    expect(stored?.words).toContain('Marketing IDs: Your ID for messages in the app');
    expect(stored?.words).not.toMatch(/[{}]/);
    unmount();
    renderPage();
    expect(await radio('Off')).toBeChecked();
    expect(screen.getByText(/^You chose this on May 1, 2026 at /)).toBeVisible();
    expect(server.countOf(RECORD)).toBe(0);
  });

  test('PRV-02.c a choice in another tab shows at once', async () => {
    renderPage();
    expect(await radio('On')).toBeChecked();
    localStorage.setItem('dr.privacyChoice', JSON.stringify({ choice: 'off', chosenAt, words: 'Off.' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dr.privacyChoice' })));
    expect(await radio('Off')).toBeChecked();
  });

  test('PRV-02.b a browser that stores nothing is told that the choice ends with the page', async () => {
    renderPage();
    await radio('On');
    vi.stubGlobal('localStorage', undefined);
    await choose('Off');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser doesn’t store choices');
    expect(await radio('Off')).toBeChecked();
  });

  test('PRV-02.g is told that the browser’s signal is honored, also over "on"', async () => {
    storePrivacyChoice({ choice: 'on', chosenAt });
    turnSignalOn();
    renderPage();
    expect(
      (await screen.findByText('Your browser’s signal is honored')).closest('[role="status"]'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('a member', () => {
  test('PRV-02.d PRV-02.h UIX-28.c "off" applies at once, and is recorded with the words; a failure can be retried', async () => {
    server.use(privacyChoiceHandlers.record(problem(500)));
    renderPage({});
    await choose('Off');
    expect(readPrivacyChoice()?.choice).toBe('off');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add this to your account');
    server.use(privacyChoiceHandlers.record({ choice: 'off', chosenAt }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tracking is off.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(readPrivacyChoice()).toMatchObject({ choice: 'off', chosenAt });
    const words = expect.stringMatching(/“off” follows you wherever you sign in/) as string;
    const choice = { choice: 'off', source: 'member', words };
    expect(sent()).toEqual([choice, choice]);
  });

  test('PRV-02.h "on" applies once the account has taken it', async () => {
    storePrivacyChoice({ choice: 'off', chosenAt });
    server.use(privacyChoiceHandlers.record(problem(500)));
    renderPage({ privacyChoice: { choice: 'off', chosenAt } });
    await choose('On');
    expect(await screen.findByRole('alert')).toHaveTextContent('Tracking is still off');
    expect(readPrivacyChoice()?.choice).toBe('off');
    server.use(privacyChoiceHandlers.record({ choice: 'on', chosenAt }));
    await choose('On');
    expect(await screen.findByText('Tracking is on.')).toBeVisible();
    expect(readPrivacyChoice()?.choice).toBe('on');
  });

  test('PRV-02.h PRV-01.f "off" stays off although an "on" from before is saved after it', async () => {
    storePrivacyChoice({ choice: 'off', chosenAt });
    const on = Promise.withResolvers<void>();
    server.use(
      privacyChoiceHandlers.record(async ({ body }) => {
        const { choice } = body as { readonly choice: 'on' | 'off' };
        if (choice === 'off') return problem(500);
        await on.promise;
        return { choice, chosenAt };
      }),
    );
    renderPage({ privacyChoice: { choice: 'off', chosenAt } });
    await choose('On');
    await choose('Off');
    on.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent('Tracking is off in this browser');
    expect(readPrivacyChoice()?.choice).toBe('off');
    expect(sent()).toMatchObject([{ choice: 'on' }, { choice: 'off' }]);
  });

  test.each([
    ['Off', 'saved', () => Response.json({ choice: 'off', chosenAt }), 'Tracking is off.'],
    ['Off', 'refused', () => problem(500), 'We couldn’t add this to your account'],
    ['On', 'saved', () => Response.json({ choice: 'on', chosenAt }), 'Tracking is on.'],
    ['On', 'refused', () => problem(500), 'We couldn’t save your choice'],
  ] as const)(
    'ERR-23 the choice “%s” that is %s after the page was left is told there',
    async (choice, _how, respond, message) => {
      const release = Promise.withResolvers<void>();
      server.use(privacyChoiceHandlers.record(() => release.promise.then(respond)));
      renderPage(choice === 'On' ? { privacyChoice: { choice: 'off', chosenAt } } : {});
      await choose(choice);
      leaveTo('/search');
      release.resolve();
      expect(await screen.findByText(message)).toBeVisible();
    },
  );

  test('PRV-02.e finds the account’s "off" on each device', async () => {
    renderPage({ privacyChoice: { choice: 'off', chosenAt } });
    expect(await radio('Off')).toBeChecked();
    expect(readPrivacyChoice()).toEqual({ choice: 'off', chosenAt });
  });

  test('PRV-02.e whom support looks at keeps the choice, and so does the device of support', async () => {
    renderPage({
      privacyChoice: { choice: 'off', chosenAt },
      session: buildSessionBody({ isReadOnly: true }),
    });
    expect(await screen.findByText('Only the member can change this choice.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(readPrivacyChoice()).toBeUndefined();
  });
});

describe('an account without a choice', () => {
  const Joined = () => {
    useAccountPrivacy();
    return <h1>A page</h1>;
  };
  const page: Feature = {
    name: 'page',
    routes: [{ path: '/', screen: lazyScreen(() => Promise.resolve(Joined)) }],
  };
  const arrive = (member: Parameters<typeof buildMemberBody>[0] = {}) => {
    server.use(memberHandlers.member(buildMemberBody(member)));
    return renderFeature(page, '/', { hasSession: true });
  };
  const isKnown = ({ store }: ReturnType<typeof arrive>) =>
    waitFor(() => expect(store.get().member).toBeDefined());

  test('PRV-02.e takes the device’s "off", with its words', async () => {
    storePrivacyChoice({ choice: 'off', chosenAt, words: 'Off.' });
    arrive();
    await waitFor(() => expect(sent()).toEqual([{ choice: 'off', source: 'device', words: 'Off.' }]));
  });

  test('PRV-02.e takes the browser’s signal, without words', async () => {
    turnSignalOn();
    arrive();
    await waitFor(() => expect(sent()).toEqual([{ choice: 'off', source: 'gpc' }]));
  });

  test.each([
    ['a device that tracks', {}, false],
    ['a member who has chosen', { privacyChoice: { choice: 'on', chosenAt } as const }, true],
    ['support', { session: buildSessionBody({ isReadOnly: true }) }, true],
  ])('PRV-02.e takes nothing from %s', async (_, member, isOff) => {
    if (isOff) turnSignalOn();
    await isKnown(arrive(member));
    await screen.findByRole('heading', { level: 1 });
    expect(sent()).toEqual([]);
  });
});
