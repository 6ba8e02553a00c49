import '@testing-library/jest-dom/vitest';

import { buildCardBody, buildPartnerCardBodies, cardHandlers } from '@tableside/api-client/testing';
import { minimalPartner } from '@tableside/partner-config/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { fakeEncryption } from '../testing.ts';
import {
  button,
  callsOf,
  enter,
  setupServer,
  recordBodies,
  optIn,
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

const termsMessage =
  'Linking a card and authorizing activity monitoring is required to complete and earn rewards.';
const messagesOf = (type: string) => theFrame().received.filter((message) => message.type === type);

describe('a typed card', () => {
  test('CRD-04.a CRD-04.b CRD-09.b CRD-18.a CRD-18.b sends the encrypted card and nothing else, once the terms are accepted', async () => {
    const bodies = recordBodies();
    await renderForm();
    for (const [name, href] of [
      [/^Program terms/, minimalPartner.links.terms],
      [/^Privacy notice/, minimalPartner.links.privacy],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    await enter();
    await press();
    expect(terms()).toBeInvalid();
    expect(bodies).toEqual([]);
    await userEvent.click(terms());
    await press();
    expect(bodies).toEqual([
      {
        creditCards: [{ encryptedCardNumber: fakeEncryption('1111'), lastFour: '1111', cardType: 'Visa' }],
        directFileFeedOptIn: false,
        termsVersion: '1',
      },
    ]);
    expect(callsOf(POST)[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('CRD-04.b CRD-29 VAL-16 VAL-15 VAL-05 VAL-09 an empty form shows its errors and sends nothing', async () => {
    await renderForm();
    await press();
    expect(messagesOf('validate')).toEqual([{ type: 'validate', isRequired: true }]);
    expect(screen.getByRole('link', { name: 'Card number is required' })).toBeVisible();
    expect(terms()).toHaveAccessibleDescription(expect.stringContaining(termsMessage));
    expect(callsOf(POST)).toHaveLength(0);
    await waitFor(() => expect(messagesOf('focus')).toHaveLength(1));
  });

  test('VAL-17 VAL-18 VAL-19 a number that is incomplete, invalid or of a network that is not taken is rejected', async () => {
    await renderForm({ partner: { cardTypesAccepted: ['AMEX', 'MAST', 'VISA'] } });
    for (const [typed, words] of [
      [{ fault: 'incomplete' }, /doesn’t look complete/],
      [{ fault: 'notACardNumber' }, /It isn’t valid/],
      [
        { fault: 'notAccepted', cardType: 'Discover' },
        /: We can’t accept this card here: Card must be Amex, Mastercard, or Visa$/,
      ],
    ] as const) {
      await enter(typed);
      await press();
      expect(screen.getByRole('link', { name: words })).toBeVisible();
      expect(callsOf(POST)).toHaveLength(0);
    }
  });

  test('VAL-04.a VAL-04.b required fields are marked, and a note explains the mark', async () => {
    await renderForm({ partner: { directFileFeedOptInRequired: true } });
    expect(screen.getByText('* Required field')).toBeVisible();
    for (const box of [terms(), optIn()]) expect(box.closest('label')).toHaveTextContent(/\*$/);
    expect(theFrame().init()?.words.required).toBe(' *');
  });

  test('VAL-06 there are no errors before the first submit; afterwards they update on every change', async () => {
    await renderForm();
    await userEvent.click(terms());
    await userEvent.click(terms());
    expect(screen.queryByText(termsMessage)).not.toBeInTheDocument();
    await press();
    expect(terms()).toHaveAttribute('aria-invalid');
    await userEvent.click(terms());
    await waitFor(() => expect(terms()).not.toHaveAttribute('aria-invalid'));
  });

  test('VAL-07.b a checkbox that was checked, cleared and left shows an error without a submit', async () => {
    await renderForm();
    await userEvent.click(terms());
    await userEvent.tab();
    await userEvent.click(terms());
    expect(await screen.findByText(termsMessage)).toBeVisible();
    expect(callsOf(POST)).toHaveLength(0);
  });

  test('Enter in the frame submits the form', async () => {
    const bodies = recordBodies();
    await renderForm();
    await enter();
    await userEvent.click(terms());
    act(() => theFrame().pressEnter());
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

  test('CRD-09.a with direct file feed configured, consent is required and sent', async () => {
    const bodies = recordBodies();
    await renderForm({ partner: { directFileFeedOptInRequired: true } });
    await enter();
    await userEvent.click(terms());
    await press();
    expect(optIn()).toHaveAccessibleDescription('This field is required.');
    expect(callsOf(POST)).toHaveLength(0);
    await userEvent.click(optIn());
    await press();
    expect(bodies[0]?.directFileFeedOptIn).toBe(true);
  });

  test('CRD-10.b there is a cancel link only if the page has one, also after a card was declined', async () => {
    const onCancel = vi.fn();
    const { rerender, form } = await renderForm();
    expect(screen.getAllByRole('button')).toEqual([button()]);
    rerender({ ...form, props: { ...form.props, cancel: { label: 'Not now', onCancel } } });
    const cancel = screen.getByRole('button', { name: 'Not now' });
    expect(cancel).toHaveAttribute('type', 'button');
    await userEvent.click(cancel);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(callsOf(POST)).toHaveLength(0);
    recordBodies({ 1111: { code: 'E1', message: 'Declined' } });
    await enter();
    await userEvent.click(terms());
    await press();
    expect(await screen.findByText('We couldn’t link your card.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  });
});

test('CHR-49 each group of fields has a name', async () => {
  await renderForm(withPartnerCards(1));
  const groups = screen.getAllByRole('group');
  expect(groups).toHaveLength(3);
  for (const group of groups) expect(group).toHaveAccessibleName(/\w/);
  expect(screen.getByRole('group', { name: 'Your agreement' })).toContainElement(terms());
});

describe('partner-loaded cards', () => {
  /** Looks the cards up only once, because a query by role and name takes long among so many. */
  function checkCards(count: number) {
    const cards = screen.getAllByRole('checkbox', { name: /^Card ending in/ }).slice(0, count);
    expect(cards).toHaveLength(count);
    for (const card of cards) fireEvent.click(card);
  }

  test('CRD-01 CRD-09.b CRD-18.a CRD-18.c CRD-30 are checkboxes, sent by id, without consent that is not requested or an entry for an empty frame', async () => {
    const bodies = recordBodies();
    await renderForm(withPartnerCards(3));
    expect(screen.getByRole('group', { name: /^Cards from your/ })).toContainElement(pick(2000));
    expect(screen.getAllByRole('checkbox')).toEqual([pick(2000), pick(2001), pick(2002), terms()]);
    await userEvent.click(pick(2002));
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    await press();
    expect(bodies).toEqual([
      {
        creditCards: [
          { partnerCardId: 'partner-card-1', lastFour: '2000', cardType: 'Mastercard' },
          { partnerCardId: 'partner-card-3', lastFour: '2002', cardType: 'Mastercard' },
        ],
        directFileFeedOptIn: false,
        termsVersion: '1',
      },
    ]);
    expect(messagesOf('encrypt')).toEqual([]);
  });

  test('CRD-01 are named by all of their last four digits, and described by their network', async () => {
    const options = withPartnerCards(0);
    const cards = buildPartnerCardBodies(1).map((card) => ({ ...card, lastFour: '0042' }));
    server.use(cardHandlers.partnerCards(cards));
    await renderForm(options);
    expect(pick('0042')).toHaveAccessibleDescription('Mastercard');
  });

  test('CRD-30 a lost response followed by another selection: a separate submission, without the number that was cleared', async () => {
    await renderForm(withPartnerCards(2));
    await userEvent.click(pick(2000));
    await enter();
    await userEvent.click(terms());
    server.use(cardHandlers.addWithResponse(Response.error()));
    await press();
    const bodies = recordBodies();
    act(() => theFrame().empty());
    server.use(cardHandlers.addWithResponse(Response.error()));
    await press();
    expect(bodies.map(({ creditCards }) => creditCards.length)).toEqual([1]);
    recordBodies();
    await userEvent.click(pick(2001));
    await press();
    expect(await screen.findByText('Your cards are linked.')).toBeVisible();
    expect(new Set(callsOf(POST).map(({ key }) => key)).size).toBe(3);
  });

  test('CRD-01 API-15.c appear only if the partner provides them', async () => {
    server.use(cardHandlers.partnerCards(buildPartnerCardBodies(2)));
    await renderForm();
    expect(screen.queryByRole('checkbox', { name: /^Card ending in/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Loading your cards')).not.toBeInTheDocument();
    expect(callsOf('GET /api/Cards/AllPartnerCards')).toHaveLength(0);
  });

  test('CRD-01 if the partner has no card for this member, there is no empty group', async () => {
    await renderForm(withPartnerCards(0));
    expect(callsOf('GET /api/Cards/AllPartnerCards')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: /^Cards from your/ })).not.toBeInTheDocument();
  });

  test('VAL-06 one or the other is required until a card is chosen', async () => {
    await renderForm(withPartnerCards(1));
    const group = screen.getByRole('group', { name: /^Cards from your/ });
    expect(group).not.toHaveAttribute('data-invalid');
    await userEvent.click(terms());
    await press();
    expect(screen.getByText('Check a card above, or enter a card number.')).toBeVisible();
    expect(callsOf(POST)).toHaveLength(0);
    await userEvent.click(pick(2000));
    await waitFor(() => expect(screen.queryByText(/Check a card above/)).not.toBeInTheDocument());
  });

  test('CRD-27.a CRD-27.c ERR-15 twelve of fourteen: the other two are disabled until one is cleared', async () => {
    await renderForm(withPartnerCards(14));
    checkCards(12);
    expect(pick(2012)).toBeDisabled();
    expect(pick(2013)).toBeDisabled();
    expect(pick(2011)).toBeEnabled();
    expect(screen.getByText('That’s the limit: you can only add 12 cards').closest('[role]')).toHaveRole(
      'status',
    );
    expect(screen.getByText('Uncheck one to choose another.')).toBeVisible();
    await userEvent.click(pick(2003));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(11);
    expect(pick(2003)).not.toBeChecked();
    expect(pick(2012)).toBeEnabled();
    expect(screen.queryByText(/you can only add/)).not.toBeInTheDocument();
  });

  test('CRD-27.b CRD-27.c VAL-20 ERR-15 one remaining card is reported in the singular', async () => {
    server.use(cardHandlers.list([buildCardBody({ id: 'card-1' })]));
    await renderForm(withPartnerCards(2, { maxLinkedCards: 2 }));
    await userEvent.click(pick(2000));
    expect(
      screen.getByText('That’s the limit: you can only add 1 card (1 of 2 already linked)'),
    ).toBeVisible();
    expect(pick(2000)).toBeEnabled();
    expect(pick(2001)).toBeDisabled();
  });

  test('CRD-28.a ERR-15 a typed card that takes the only place says how to tick one instead', async () => {
    await renderForm(withPartnerCards(2, { maxLinkedCards: 1 }));
    await enter();
    expect(screen.getByText('Clear the card number to choose another.')).toBeVisible();
    expect(screen.queryByText('Uncheck one to choose another.')).not.toBeInTheDocument();
  });

  test('CRD-28.a CRD-28.b VAL-20 ERR-15 a card in the frame counts as one', async () => {
    await renderForm(withPartnerCards(12));
    await enter();
    checkCards(11);
    expect(pick(2011)).toBeDisabled();
    expect(screen.getByText(/you can only add 12 cards/)).toBeVisible();
  });

  test('CRD-28.a CRD-28.b VAL-20 one typed after the last selection is rejected, not sent', async () => {
    server.use(
      cardHandlers.list(Array.from({ length: 6 }, (_, index) => buildCardBody({ id: `card-${index}` }))),
    );
    await renderForm(withPartnerCards(3, { maxLinkedCards: 8 }));
    await userEvent.click(pick(2000));
    await userEvent.click(pick(2001));
    expect(screen.getByText(/you can only add 2 cards \(6 of 8 already linked\)/)).toBeVisible();
    await userEvent.click(terms());
    await enter();
    const group = screen.getByRole('group', { name: /^Cards from your/ });
    const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(hint).not.toBe('');
    await press();
    expect(group).toHaveAccessibleDescription(
      /That’s 1 too many: you can only add 2 cards\. Uncheck 1, such as the card ending in 2001\./,
    );
    expect(screen.getAllByText(/you can only add 2 cards/)).toHaveLength(1);
    expect(group).toHaveAccessibleDescription(expect.stringContaining(hint));
    expect(group).toHaveAttribute('data-invalid', 'true');
    expect(callsOf(POST)).toHaveLength(0);
  });

  test.each([
    [1, 1, /you can only add 1 card\. Remove it/],
    [2, 2, /you can only add 2 cards\. Remove one/],
    [14, 13, /you can only add 13 cards\. Remove one/],
  ])(
    'VAL-20 a member with %i cards at a maximum of %i sees a notice, and no form',
    async (linked, max, words) => {
      server.use(
        cardHandlers.list(
          Array.from({ length: linked }, (_, index) => buildCardBody({ id: `card-${index}` })),
        ),
      );
      await renderAtMaximum(max);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  test('CRD-21.b a card that is already linked is not offered again', async () => {
    server.use(cardHandlers.list([buildCardBody({ partnerCardId: 'partner-card-1' })]));
    await renderForm(withPartnerCards(2));
    expect(screen.getAllByRole('checkbox', { name: /^Card ending in/ })).toEqual([pick(2001)]);
  });

  test('API-15.b are fetched once, whatever the response', async () => {
    const { rerender, form } = await renderForm(withPartnerCards(2));
    rerender(<p>Elsewhere</p>);
    rerender(form);
    await screen.findByRole('checkbox', { name: 'Card ending in 2000' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(callsOf('GET /api/Cards/AllPartnerCards')).toHaveLength(1);
  });

  test('API-15.b are not retried after a failure; a number can still be entered', async () => {
    const bodies = recordBodies();
    server.use(cardHandlers.partnerCards(new Response('', { status: 500 })));
    const { rerender, form } = await renderForm({ partner: { hasPartnerLoadedCards: true } });
    expect(await screen.findByText(/didn’t load/)).toHaveRole('status');
    rerender(<p>Elsewhere</p>);
    rerender(form);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByTitle('Card number, secure field');
    await enter();
    await userEvent.click(terms());
    await press();
    expect(bodies).toHaveLength(1);
    expect(callsOf('GET /api/Cards/AllPartnerCards')).toHaveLength(1);
  });

  test('while they load, a number can be entered', async () => {
    const bodies = recordBodies();
    const late = Promise.withResolvers<Response>();
    server.use(cardHandlers.partnerCards(() => late.promise));
    const shown = renderForm({ partner: { hasPartnerLoadedCards: true } });
    await screen.findByTitle('Card number, secure field');
    expect(screen.getByText('Loading your cards').closest('[role]')).toHaveRole('status');
    await enter();
    await userEvent.click(terms());
    await press();
    expect(bodies).toHaveLength(1);
    late.resolve(Response.json([]));
    await shown;
  });
});

/** Does not wait for the frame: at the maximum, there is none. */
async function renderAtMaximum(maxLinkedCards: number) {
  const shown = renderForm({ partner: { maxLinkedCards } });
  shown.catch(() => undefined);
  await screen.findByRole('alert');
}
