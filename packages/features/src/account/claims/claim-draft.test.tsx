import { buildMerchantDetailBody, merchantHandlers } from '@tableside/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { server } from '../site.fixture.tsx';
import { choose, form, merchant, open, openFilledIn, path, press, receipt } from './report-visit.fixture.tsx';

const openLink = async () => {
  const { unmount } = open(`${path}?merchantId=12&visitDate=2026-06-10`);
  return { unmount, fields: await form() };
};
const stored = () => JSON.parse(sessionStorage.getItem('dr.claimDraft') ?? 'null') as unknown;

test('CLM-02.d what was typed is there after a reload, but no picture and no digit of a card', async () => {
  const { unmount } = await openFilledIn();
  await userEvent.selectOptions(screen.getByLabelText(/^Card you paid with/), 'A card that isn’t linked');
  await userEvent.type(screen.getByLabelText(/^Last four digits/), '4242');
  choose(receipt());
  await screen.findByText('Added');
  expect(JSON.stringify(stored())).not.toMatch(/4242|receipt|picture/);
  unmount();
  open();
  const fields = await form();
  expect(fields.getByText('We kept what you entered')).toBeVisible();
  expect(fields.getByLabelText(/^Restaurant/)).toHaveValue('Basil Wharf');
  expect(fields.getByLabelText(/^Date of your visit/)).toHaveValue('2026-06-10');
  expect(fields.getByLabelText(/^Amount you paid/)).toHaveValue('48.20');
  expect(fields.getByLabelText(/^Last four digits/)).toHaveValue('');
  expect(fields.queryByText('receipt.png')).not.toBeInTheDocument();
});

test('CLM-02.d it follows every change, and is gone once the visit is reported', async () => {
  await openFilledIn();
  expect(stored()).toMatchObject({ typed: { visitDate: '2026-06-10', bill: '48.20', card: 'card-1' } });
  fireEvent.change(screen.getByLabelText(/^Date of your visit/), { target: { value: '2026-06-09' } });
  expect(stored()).toMatchObject({ typed: { visitDate: '2026-06-09' } });
  fireEvent.change(screen.getByLabelText(/^Amount you paid/), { target: { value: '48.21' } });
  expect(stored()).toMatchObject({ typed: { bill: '48.21' } });
  await press('Look for my visit');
  await screen.findByText('K7M4XP');
  expect(stored()).toBeNull();
});

test.each([
  [
    'another member’s',
    { owner: 'someone', typed: { restaurant: { text: 'x' }, visitDate: '', bill: '1', card: '' } },
  ],
  ['a malformed one', { owner: 'P-1', typed: { bill: 7 } }],
])('CLM-02.d %s is not shown', async (_which, draft) => {
  sessionStorage.setItem('dr.claimDraft', JSON.stringify(draft));
  open();
  expect((await form()).getByLabelText(/^Amount you paid/)).toHaveValue('');
});

test('CLM-02.d a link from another restaurant starts anew', async () => {
  const { unmount } = await openFilledIn();
  unmount();
  server.use(
    merchantHandlers.detail(buildMerchantDetailBody({ ...merchant, id: '13', name: 'Harbor Salt' })),
  );
  open(`${path}?merchantId=13`);
  const fields = await form();
  expect(fields.getByLabelText(/^Restaurant/)).toHaveValue('Harbor Salt');
  expect(fields.getByLabelText(/^Amount you paid/)).toHaveValue('');
});

test('CLM-02.e a link from another visit to the same restaurant starts anew, without the draft’s date and bill', async () => {
  const { unmount } = await openFilledIn();
  unmount();
  open(`${path}?merchantId=12&visitDate=2026-06-14`);
  const fields = await form();
  expect(fields.getByLabelText(/^Restaurant/)).toHaveValue('Basil Wharf');
  expect(fields.getByLabelText(/^Date of your visit/)).toHaveValue('2026-06-14');
  expect(fields.getByLabelText(/^Amount you paid/)).toHaveValue('');
  expect(fields.queryByText('We kept what you entered')).not.toBeInTheDocument();
});

test('CLM-02.d a date and a restaurant that were changed are there after a reload of the link', async () => {
  const { unmount } = await openFilledIn();
  fireEvent.change(screen.getByLabelText(/^Date of your visit/), { target: { value: '2026-06-09' } });
  unmount();
  const again = await openLink();
  expect(again.fields.getByLabelText(/^Date of your visit/)).toHaveValue('2026-06-09');
  expect(again.fields.getByLabelText(/^Amount you paid/)).toHaveValue('48.20');
  fireEvent.change(again.fields.getByLabelText(/^Restaurant/), { target: { value: 'Harbor' } });
  again.unmount();
  const { fields } = await openLink();
  expect(fields.getByLabelText(/^Restaurant/)).toHaveValue('Harbor');
  expect(fields.getByLabelText(/^Date of your visit/)).toHaveValue('2026-06-09');
});
