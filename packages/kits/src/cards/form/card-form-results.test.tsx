import '@testing-library/jest-dom/vitest';

import { buildFeatureFlags, cardHandlers, featureFlagHandlers, problem } from '@tableside/api-client/testing';
import { fakeCaptcha, lineOf } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  button,
  callsOf,
  enter,
  setupServer,
  recordBodies,
  pick,
  POST,
  press,
  renderForm,
  server,
  terms,
  theFrame,
  withPartnerCards,
} from './card-form.fixture.tsx';

setupServer();

const declined = { code: 'E1', message: 'Declined' };
const expired = { code: 'E2', message: 'This card has expired' };
const cleared = () => theFrame().received.filter(({ type }) => type === 'clear');
const lines = () => screen.getAllByText(lineOf(/ - (?:Linked$|E\d: )/)).map((line) => line.textContent);
const lists = () => callsOf('GET /api/Member/Cards').length;
const message = async (role: 'alert' | 'status', words: string) => {
  const found = (await screen.findByText(words)).closest('[role]');
  expect(found).toHaveRole(role);
  await waitFor(() => expect(found?.parentElement).toHaveFocus());
  return found;
};

describe('registration results', () => {
  test('CRD-20.a CRD-20.b API-16.b ERR-14.d the button is busy until the response; a failed call is reported once, and no input is lost', async () => {
    const response = Promise.withResolvers<Response>();
    server.use(cardHandlers.addWithResponse(() => response.promise));
    await renderForm(withPartnerCards(1));
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    expect(button()).not.toHaveAttribute('aria-busy');
    await userEvent.click(button());
    await waitFor(() => expect(callsOf(POST)).toHaveLength(1));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Working on your request, please wait.')).toHaveRole('status');
    expect(theFrame().received).toContainEqual({ type: 'disable', isDisabled: true });
    await userEvent.click(button());
    response.resolve(problem(500));
    await message('alert', expectedFailure);
    expect(callsOf(POST)).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(pick(2000)).toBeChecked();
    expect(terms()).toBeChecked();
    expect(cleared()).toHaveLength(0);
  });

  test('CRD-20.a CRD-23.a the form stays busy until its owner has handled the linked cards', async () => {
    recordBodies();
    const dealtWith = Promise.withResolvers<void>();
    const onLinked = vi.fn(() => dealtWith.promise);
    await renderForm({ ...withPartnerCards(1), onLinked });
    const before = lists();
    await enter();
    await userEvent.click(terms());
    await userEvent.click(button());
    await waitFor(() => expect(onLinked).toHaveBeenCalledOnce());
    await waitFor(() => expect(lists()).toBe(before + 1));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pick(2000));
    expect(pick(2000)).not.toBeChecked();
    expect(screen.queryByText('Your card is linked.')).not.toBeInTheDocument();
    expect(cleared()).toHaveLength(0);
    dealtWith.resolve();
    await message('status', 'Your card is linked.');
  });

  test('CRD-20.b CRD-22 CRD-23.a ERR-14.c a press clears the previous result, of the one card that was tried, immediately', async () => {
    recordBodies({ 1111: declined });
    await renderForm();
    await enter();
    await userEvent.click(terms());
    await press();
    await message('alert', 'We couldn’t link your card.');
    const response = Promise.withResolvers<Response>();
    server.use(cardHandlers.addWithResponse(() => response.promise));
    await userEvent.click(button());
    await waitFor(() => expect(callsOf(POST)).toHaveLength(2));
    expect(screen.queryByText('We couldn’t link your card.')).not.toBeInTheDocument();
    expect(screen.queryByText(lineOf('Visa ending in 1111 - E1: Declined'))).not.toBeInTheDocument();
    response.resolve(problem(401));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('ENR-17.a ENR-17.c terms that changed since the page was loaded are shown, and are to be accepted again', async () => {
    const current = { version: '2026-07-01', link: 'https://sample.example/terms-of-july' };
    const refusal = () =>
      problem(400, {
        code: 'termsChanged',
        errors: [{ field: 'terms', code: 'termsChanged', message: 'Changed.' }],
        terms: current,
      });
    server.use(cardHandlers.addWithResponse(refusal));
    await renderForm({ partner: { termsVersion: '2026-01-01' } });
    await enter();
    await userEvent.click(terms());
    await press();
    await waitFor(() => expect(terms()).toHaveFocus());
    expect(terms()).not.toBeChecked();
    expect(terms()).toHaveAccessibleDescription(/The program terms have changed since you opened this page/);
    expect(screen.getByRole('link', { name: /^Program terms/ })).toHaveAttribute('href', current.link);
    await press();
    expect(callsOf(POST)).toHaveLength(1);
    recordBodies();
    await userEvent.click(terms());
    await press();
    await message('status', 'Your card is linked.');
    const versions = server
      .callsOf(POST)
      .map(({ body }) => (JSON.parse(body) as { termsVersion: string }).termsVersion);
    expect(versions).toEqual(['2026-01-01', '2026-07-01']);
  });

  test('CRD-20.b a number that the frame rejects on submit leaves neither result nor error behind', async () => {
    recordBodies({ 1111: declined });
    await renderForm();
    await enter();
    await userEvent.click(terms());
    await press();
    await message('alert', 'We couldn’t link your card.');
    theFrame().encrypting('refuses');
    const focused = () => theFrame().received.filter(({ type }) => type === 'focus').length;
    const before = focused();
    await press();
    await waitFor(() => expect(focused()).toBe(before + 1));
    expect(callsOf(POST)).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('CRD-17.a CRD-20.b CRD-21.a CRD-21.b CRD-23.a ERR-14.a API-16.a all: a success, a refetched list, an empty form', async () => {
    recordBodies();
    const onLinked = vi.fn();
    await renderForm({ ...withPartnerCards(2), onLinked });
    const before = lists();
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    await press();
    await message('status', 'Your cards are linked.');
    expect(lines()).toEqual(['Mastercard ending in 2000 - Linked', 'Visa ending in 1111 - Linked']);
    expect(onLinked.mock.calls).toEqual([
      [
        {
          linked: [
            {
              card: {
                cardType: 'Mastercard',
                lastFour: '2000',
                description: 'Mastercard',
                partnerCardId: 'partner-card-1',
              },
            },
            { card: { cardType: 'Visa', lastFour: '1111', description: 'Visa' } },
          ],
          failed: [],
        },
      ],
    ]);
    await waitFor(() => expect(lists()).toBe(before + 1));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(cleared()).toHaveLength(1);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  test('CRD-19.a CRD-19.b CRD-20.b CRD-21.a CRD-21.b CRD-23.a CRD-23.b ERR-13 ERR-14.b some: the failed ones stay with their reason, and only they are sent again', async () => {
    const bodies = recordBodies({ 2001: declined, 2002: declined, 4242: declined });
    const onLinked = vi.fn();
    await renderForm({ ...withPartnerCards(3), onLinked });
    const before = lists();
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(pick(2001));
    await userEvent.click(pick(2002));
    await userEvent.click(terms());
    await press();
    await message('alert', 'We couldn’t link some of your cards.');
    expect(lines()).toEqual([
      'Mastercard ending in 2000 - Linked',
      'Mastercard ending in 2001 - E1: Declined',
      'Mastercard ending in 2002 - E1: Declined',
      'Visa ending in 1111 - Linked',
    ]);
    expect(pick(2000)).not.toBeChecked();
    expect(pick(2001)).toBeChecked();
    expect(pick(2001)).toHaveAccessibleDescription(/Declined/);
    expect(terms()).toBeChecked();
    expect(cleared()).toHaveLength(1);
    expect(onLinked).toHaveBeenCalledOnce();
    await waitFor(() => expect(lists()).toBe(before + 1));
    await press();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.creditCards).toEqual([
      { partnerCardId: 'partner-card-2', lastFour: '2001', cardType: 'Mastercard' },
      { partnerCardId: 'partner-card-3', lastFour: '2002', cardType: 'Mastercard' },
    ]);
    expect(callsOf(POST)[1]?.key).not.toBe(callsOf(POST)[0]?.key);
    await userEvent.click(pick(2000));
    await enter({ cardType: 'Visa', lastFour: '4242' });
    await press();
    await message('alert', 'We couldn’t link some of your cards.');
    expect(cleared()).toHaveLength(1);
  });

  test('CRD-23.a CRD-23.b ERR-13 ERR-14.c API-16.b UIX-15.b none: an error with a line for each, and everything stays', async () => {
    recordBodies({ 1111: declined, 2000: expired });
    const onLinked = vi.fn();
    await renderForm({ ...withPartnerCards(1), onLinked });
    const before = lists();
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    await press();
    await message('alert', 'We couldn’t link your cards.');
    expect(screen.getByText(lineOf('Visa ending in 1111 - E1: Declined'))).toBeVisible();
    expect(screen.getByText(lineOf('Mastercard ending in 2000 - E2: This card has expired'))).toBeVisible();
    const untranslated = [...document.querySelectorAll('li [translate="no"]')].map(
      ({ textContent }) => textContent,
    );
    expect(untranslated).toEqual(expect.arrayContaining(['Visa', '1111', 'E1', 'Mastercard', '2000', 'E2']));
    expect(untranslated).not.toContain('Declined');
    const brands = within(pick(2000).closest('li')!).getAllByText('Mastercard');
    expect(brands.map((brand) => brand.translate)).toEqual([false, false]);
    expect(screen.getAllByRole('listitem').at(-1)).toBeVisible();
    expect(pick(2000)).toBeChecked();
    expect(cleared()).toHaveLength(0);
    expect(onLinked).not.toHaveBeenCalled();
    expect(lists()).toBe(before);
    expect(screen.getByText('Declined', { ignore: 'li *' })).toBeVisible();
    await enter({ cardType: 'Visa', lastFour: '4242' });
    expect(screen.queryByText('Declined', { ignore: 'li *' })).not.toBeInTheDocument();
  });

  test('ERR-14.a a response without results per card is a success', async () => {
    server.use(cardHandlers.addWithResponse({ cardRegistration: [] }));
    await renderForm();
    await enter();
    await userEvent.click(terms());
    await press();
    const statusMessage = await message('status', 'Your card is linked.');
    expect(statusMessage?.querySelector('ul')).toBeNull();
    expect(cleared()).toHaveLength(1);
  });

  test('CRD-03 ERR-14.d API-30.a too many cards in a day are reported with the time to retry, and no input is lost', async () => {
    server.use(cardHandlers.addWithResponse(problem(429, { code: 'tooManyCards' })));
    await renderForm(withPartnerCards(1));
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    await press();
    await message(
      'alert',
      'You’ve reached the daily limit for trying cards, so nothing was linked. Please try again tomorrow.',
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(pick(2000)).toBeChecked();
    expect(terms()).toBeChecked();
    expect(cleared()).toHaveLength(0);
  });

  test('API-16.c ERR-14.d a lost response about several cards: the same submit again has the same key and the same cards', async () => {
    await renderForm(withPartnerCards(2));
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(pick(2001));
    await userEvent.click(terms());
    server.use(cardHandlers.addWithResponse(Response.error()));
    await press();
    await message('alert', expectedFailure);
    const bodies = recordBodies();
    await press();
    await message('status', 'Your cards are linked.');
    const [first, second] = callsOf(POST);
    expect(second?.key).toBe(first?.key);
    expect(bodies).toHaveLength(1);
    expect(theFrame().received.filter(({ type }) => type === 'encrypt')).toHaveLength(1);
  });

  test('CRD-22 API-16.b an ended session is reported once, by the session', async () => {
    const onUnauthorized = vi.fn();
    server.use(cardHandlers.addWithResponse(problem(401)));
    const { unmount } = await renderForm({ ...withPartnerCards(1), onUnauthorized });
    await enter();
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    await press();
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(terms()).toBeChecked();
    unmount();
  });

  test('a session that ends during the call removes the form without an error', async () => {
    const response = Promise.withResolvers<Response>();
    server.use(cardHandlers.addWithResponse(() => response.promise));
    const onLinked = vi.fn();
    const { unmount } = await renderForm({ onLinked });
    await enter();
    await userEvent.click(terms());
    await userEvent.click(button());
    await waitFor(() => expect(callsOf(POST)).toHaveLength(1));
    unmount();
    response.resolve(problem(401));
    await waitFor(() => expect(server.calls).not.toHaveLength(0));
    expect(onLinked).not.toHaveBeenCalled();
  });

  test('without a connected frame nothing is sent, and the form reports it', async () => {
    await renderForm();
    await enter();
    await userEvent.click(terms());
    theFrame().encrypting('fails');
    await press();
    await message('alert', 'The card number field didn’t respond, so nothing was sent. Please try again.');
    expect(callsOf(POST)).toHaveLength(0);
  });
});

const expectedFailure =
  'We couldn’t confirm that this worked. Your choices are still here, so please try again. We won’t link a card twice.';

describe('the captcha', () => {
  afterEach(() => {
    document.head.querySelectorAll('script').forEach((script) => script.remove());
  });
  const switchedOn = () =>
    server.use(featureFlagHandlers.flags(buildFeatureFlags({ authFlags: { outage: false, captcha: true } })));

  test('CRD-03 CRD-10.a CRD-18.a VAL-23 the first submit has no check, the second the token of one', async () => {
    const { render, execute } = fakeCaptcha();
    switchedOn();
    const bodies = recordBodies({ 1111: declined });
    await renderForm();
    await enter();
    await userEvent.click(terms());
    await press();
    expect(bodies[0]).not.toHaveProperty('gRecaptchaResponse');
    expect(execute).not.toHaveBeenCalled();
    await waitFor(() => expect(render).toHaveBeenCalled());
    await press();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(execute).toHaveBeenCalledOnce();
    expect(bodies[1]).toHaveProperty('gRecaptchaResponse', 'token-1');
  });

  test('ERR-19 a second submit before it is ready shows a message and stays', async () => {
    switchedOn();
    recordBodies({ 1111: declined });
    await renderForm();
    await enter();
    await userEvent.click(terms());
    await press();
    await screen.findByText('We couldn’t link your card.');
    await press();
    expect(await screen.findByText('reCaptcha is not in ready state.')).toBeVisible();
    expect(callsOf(POST)).toHaveLength(1);
    expect(terms()).toBeChecked();
  });

  test('ERR-20 after ten network errors the second submit reports that it was given up', async () => {
    const poll: (() => void)[] = [];
    vi.spyOn(globalThis, 'setInterval').mockImplementation((tick, ms) => {
      if (ms === 500) poll.push(tick);
      return 0 as unknown as ReturnType<typeof setInterval>;
    });
    switchedOn();
    recordBodies({ 1111: declined });
    await renderForm();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      poll.forEach((tick) => tick());
      document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    }
    vi.restoreAllMocks();
    await enter();
    await userEvent.click(terms());
    await press();
    await screen.findByText('We couldn’t link your card.');
    await press();
    expect(await screen.findByText('Too many network errors, give up on reCaptcha.')).toBeVisible();
    expect(callsOf(POST)).toHaveLength(1);
  });
});
