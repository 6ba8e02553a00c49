import '@testing-library/jest-dom/vitest';

import { cardHandlers, problem } from '@tableside/api-client/testing';
import { lineOf } from '@tableside/kits/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { cardsCopy } from '../cards.copy.ts';
import {
  enter,
  recordBodies,
  pick,
  press,
  renderForm,
  server,
  setupServer,
  terms,
  withPartnerCards,
} from './card-form.fixture.tsx';
import { nextSteps } from './next-steps.ts';

setupServer();

const declined = { code: 'E1', message: 'Declined' };
const declinedNext = 'If a card was declined, ask your bank why, or try another card.';
const linkedNext = 'If a card is already linked, you don’t need to do anything.';

test.each([
  ['E1', declinedNext],
  ['E2', 'If a card has expired, link the new one your bank sent you.'],
  ['E3', declinedNext],
  ['E4', linkedNext],
  ['E5', 'To make room for another card, delete one you’ve linked.'],
  ['E6', 'If we couldn’t read a card number, enter it again.'],
  ['E7', 'If a card can’t be used here, try another one.'],
  ['E8', 'If a card can’t be used here, try another one.'],
  ['E9', 'If a card is linked to another dining program, remove it there, then link it here.'],
  ['N77', declinedNext],
])('ERR-26.a after %s the advice is what helps', (code, advice) => {
  const card = { cardType: 'Visa', lastFour: '1111', description: 'Visa' } as const;
  const steps = nextSteps([{ card, error: { code, message: 'Refused' } }]);
  expect(steps.map((key) => cardsCopy.texts[key])).toEqual([advice]);
});

test('ERR-26.a the form says what helps below the refused card', async () => {
  recordBodies({ 1111: { code: 'E2', message: 'Refused' } });
  await renderForm();
  await enter();
  await userEvent.click(terms());
  await press();
  await screen.findByText('We couldn’t link your card.');
  const paragraphs = within(screen.getByRole('alert')).getAllByText(/\S/, { selector: 'p' });
  expect(paragraphs.map(({ textContent }) => textContent).slice(-1)).toEqual([
    'If a card has expired, link the new one your bank sent you.',
  ]);
});

test('ERR-26.b the same advice is given once, each cause has its own, and a linked card has none', async () => {
  recordBodies({
    1111: declined,
    2000: declined,
    2001: { code: 'E4', message: 'This card is already linked' },
  });
  await renderForm(withPartnerCards(3));
  await enter();
  for (const lastFour of [2000, 2001, 2002]) await userEvent.click(pick(lastFour));
  await userEvent.click(terms());
  await press();
  await screen.findByText('We couldn’t link some of your cards.');
  expect(screen.getByText(lineOf('Mastercard ending in 2002 - Linked'))).toBeVisible();
  expect(screen.getAllByText(declinedNext)).toHaveLength(1);
  expect(screen.getAllByText(linkedNext)).toHaveLength(1);
});

test('CRD-32.a where content says so, the form tells before linking that a card earns in one program at a time', async () => {
  const notice = 'A card earns in one dining program at a time.';
  await renderForm({ copy: { 'cards.cardExclusivityNotice': notice } });
  const noticeElement = screen.getByText(notice);
  expect(noticeElement).toBeVisible();
  expect(
    noticeElement.compareDocumentPosition(screen.getByTitle('Card number, secure field')) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('CRD-32.a without such content the form tells nothing', async () => {
  await renderForm();
  expect(screen.queryByText(/one dining program/)).not.toBeInTheDocument();
  const paragraphs = [...screen.getByRole('form').querySelectorAll('p')];
  expect(paragraphs.filter(({ textContent }) => textContent === '')).toEqual([]);
});

test('CRD-32.b ERR-13 a card that is linked elsewhere is told as such, by its description, with what helps', async () => {
  const error = { code: 'E9', message: 'This card is linked to another dining program' };
  const memberCard = {
    id: null,
    cardType: 'Visa' as const,
    lastFour: '1111',
    description: 'Harbor Visa',
    partnerCardId: null,
  };
  const refusal = { code: 'cards', cardRegistration: [{ memberCard, error }] };
  server.use(cardHandlers.addWithResponse(problem(400, refusal)));
  await renderForm();
  await enter();
  await userEvent.click(terms());
  await press();
  const alert = within(await screen.findByRole('alert'));
  expect(
    alert.getByText(lineOf('Harbor Visa ending in 1111 - E9: This card is linked to another dining program')),
  ).toBeVisible();
  expect(alert.getByText(/remove it there, then link it here/)).toBeVisible();
});
