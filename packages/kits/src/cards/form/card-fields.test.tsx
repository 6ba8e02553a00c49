import '@testing-library/jest-dom/vitest';

import { buildCardBody, buildPartnerCardBodies, cardHandlers } from '@tableside/api-client/testing';
import { cardMarks } from '@tableside/core';
import { PAYMENT_SCRIPT } from '@tableside/kits/payments';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import {
  button,
  callsOf,
  enter,
  setupServer,
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

const entry = (name: string) => screen.getByRole('group', { name });
const legend = (name: string) => entry(name).querySelector('legend')?.textContent;
const validations = () => theFrame().received.filter(({ type }) => type === 'validate');

describe('the typed card', () => {
  test('CFG-18.a CFG-20.a CFG-20.b VAL-04.a CRD-29 CRD-36.a without partner cards the frame has the required mark, beside the accepted networks', async () => {
    await renderForm();
    expect(legend('Enter a card')).toBe('Enter a card');
    expect(theFrame().init()?.words.required).toBe(' *');
    expect(entry('Enter a card')).toHaveTextContent('Amex, Discover, Mastercard, or Visa');
    const types = ['Amex', 'Discover', 'Mastercard', 'Visa'] as const;
    const marks = entry('Enter a card').querySelectorAll('svg[viewBox="0 0 38 26"] path:first-of-type');
    expect([...marks].map((mark) => mark.getAttribute('d'))).toEqual(
      types.map((type) => cardMarks[type].shapes[0]?.[0]),
    );
  });

  test('VAL-04.a CRD-29 with a card to select it is optional, without a mark', async () => {
    await renderForm(withPartnerCards(1));
    expect(legend('Or enter another card')).toBe('Or enter another card');
    expect(theFrame().init()?.words.required).toBe('');
  });

  test('VAL-04.a CRD-29 if all partner cards are linked, its heading has the mark, because the frame may have loaded before', async () => {
    server.use(cardHandlers.list([buildCardBody({ partnerCardId: 'partner-card-1' })]));
    await renderForm(withPartnerCards(1));
    expect(legend('Enter a card')).toBe('Enter a card*');
    expect(screen.queryByRole('group', { name: /^Cards from your/ })).not.toBeInTheDocument();
  });

  test('CRD-29 partner cards that load after a submit clear the error of the missing number', async () => {
    const late = Promise.withResolvers<Response>();
    server.use(cardHandlers.partnerCards(() => late.promise));
    const shown = renderForm({ partner: { hasPartnerLoadedCards: true } });
    await screen.findByTitle('Card number, secure field');
    expect(legend('Enter a card')).toBe('Enter a card');
    await press();
    expect(validations()).toEqual([{ type: 'validate', isRequired: true }]);
    late.resolve(Response.json(buildPartnerCardBodies(1)));
    await shown;
    await waitFor(() => expect(validations().at(-1)).toEqual({ type: 'validate', isRequired: false }));
  });

  test('partner cards that load before a submit change nothing in the frame', async () => {
    await renderForm(withPartnerCards(1));
    expect(validations()).toEqual([]);
  });

  test('focus on its group is forwarded to the frame', async () => {
    await renderForm();
    const group = entry('Enter a card');
    expect(group).not.toHaveAttribute('data-invalid');
    expect(group).not.toHaveAttribute('aria-describedby');
    act(() => group.focus());
    expect(theFrame().received).toContainEqual({ type: 'focus' });
    expect(group.tabIndex).toBe(-1);
    await press();
    expect(group).toHaveAttribute('data-invalid', 'true');
    // The frame itself reports that the number is missing.
    expect(group).not.toHaveAttribute('aria-describedby');
  });

  test('a missing selection is shown below it and describes it', async () => {
    await renderForm(withPartnerCards(1));
    await press();
    expect(entry('Or enter another card')).toHaveAccessibleDescription(
      'Check a card above, or enter a card number.',
    );
  });

  test('only the frame shows what is invalid about a number', async () => {
    await renderForm(withPartnerCards(1));
    await enter({ fault: 'notACardNumber' });
    await press();
    expect(entry('Or enter another card')).toHaveAttribute('data-invalid', 'true');
    expect(entry('Or enter another card')).not.toHaveAttribute('aria-describedby');
  });

  test('CFG-20.a UIX-15.b each accepted network is named and has its mark, and no other; names are not translated', async () => {
    await renderForm({ partner: { cardTypesAccepted: ['AMEX', 'VISA'] } });
    const networks = screen.getByText('Amex or Visa');
    expect(networks).toHaveAttribute('translate', 'no');
    expect(networks.closest('p')?.querySelectorAll('svg')).toHaveLength(2);
  });
});

describe('state that a submission does not change', () => {
  test('a selection during submission is ignored', async () => {
    const response = Promise.withResolvers<Response>();
    server.use(cardHandlers.addWithResponse(() => response.promise));
    await renderForm(withPartnerCards(2));
    await userEvent.click(pick(2000));
    await userEvent.click(terms());
    await userEvent.click(button());
    await waitFor(() => expect(callsOf(POST)).toHaveLength(1));
    await userEvent.click(pick(2001));
    expect(pick(2001)).not.toBeChecked();
    response.resolve(Response.json({ cardRegistration: [] }));
    await screen.findByText('Your card is linked.');
  });

  test('the same last digits typed again after a lost response are another card', async () => {
    server.use(cardHandlers.addWithResponse(Response.error()));
    await renderForm();
    await enter();
    await userEvent.click(terms());
    await press();
    await enter();
    await press();
    const [first, second] = callsOf(POST);
    expect(second?.key).not.toBe(first?.key);
    expect(theFrame().received.filter(({ type }) => type === 'encrypt')).toHaveLength(2);
  });
});

describe('the payment library', () => {
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="stripe"]');

  test('CRD-31.c without a key the card form loads nothing from the payment provider', async () => {
    await renderForm();
    expect(script()).toBeNull();
  });

  test('CRD-31.a CHR-41 the card form loads the payment library, and works without it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('__PAYMENT_KEY__', 'pk_test_1');
    await renderForm();
    await waitFor(() => expect(script()?.src).toBe(PAYMENT_SCRIPT));
    script()?.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The payment library did not start.', expect.any(Error)),
    );
    expect(button()).toBeEnabled();
    await act(() => Promise.resolve());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
