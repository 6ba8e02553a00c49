import { locationHandlers, problem } from '@tableside/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { server } from '../site.fixture.tsx';
import { field, fillIn, form, save, showProfile } from './profile.fixture.ts';
const long = (count: number) => 'a'.repeat(count);
const ZIP = 'GET /api/Members/Validate/Zip?zip=60601';
const saved = () => screen.findByText('All changes were saved.');
const expectError = (label: string, words: string | RegExp) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));

test('VAL-05 VAL-06 PRO-03.c PRO-08.a errors appear on submit for every required field, then follow typing', async () => {
  const { sent } = await showProfile();
  await fillIn('First name', '   ');
  await fillIn('Last name', '');
  await fillIn('ZIP code', '');
  await userEvent.tab();
  expect(form().queryByText('This field is required.')).not.toBeInTheDocument();
  await save();
  await expectError('First name', 'This field is required.');
  expect(field('Last name')).toHaveAccessibleDescription('This field is required.');
  expect(field('ZIP code')).toHaveAccessibleDescription('This field is required.');
  expect(field('First name')).toHaveFocus();
  await fillIn('First name', 'Alex');
  await waitFor(() => expect(field('First name')).not.toHaveAttribute('aria-invalid'));
  expect(sent).toEqual([]);
});

test('PRO-03.a PRO-03.b PRO-05.a PRO-05.b names, address lines and the city take their most characters and refuse one more', async () => {
  const most = {
    'First name': 20,
    'Last name': 20,
    Address: 30,
    'Apartment, suite or floor': 30,
    City: 20,
  };
  const { sent } = await showProfile();
  for (const [label, count] of Object.entries(most)) await fillIn(label, long(count + 1));
  await save();
  for (const [label, count] of Object.entries(most))
    await expectError(label, `${label} can have at most ${count} characters`);
  expect(sent).toEqual([]);
  for (const [label, count] of Object.entries(most)) await fillIn(label, ` ${long(count)} `);
  await save();
  await saved();
  expect(sent).toEqual([
    {
      firstName: long(20),
      lastName: long(20),
      address: { address1: long(30), address2: long(30), city: long(20) },
    },
  ]);
});

test('PRO-05.a a longer street from joining stays valid while other fields change', async () => {
  const { sent } = await showProfile({ member: { address: { address1: long(60) } } });
  await fillIn('City', 'Hoboken');
  await save();
  await saved();
  expect(sent).toEqual([{ address: { city: 'Hoboken' } }]);
});

test('PRO-04.b single sign-on saves other fields with empty names', async () => {
  const { sent } = await showProfile({
    partner: { enrollmentType: 'sso' },
    member: { firstName: '', lastName: '' },
  });
  await fillIn('City', 'Hoboken');
  await save();
  await saved();
  expect(sent).toEqual([{ address: { city: 'Hoboken' } }]);
});

describe('the full address', () => {
  test.each([
    { ids: 'PRO-06.a', fullAddressRequired: true, currencyType: 'Mile', isRequired: true },
    { ids: 'PRO-06.b', fullAddressRequired: true, currencyType: 'Credit', isRequired: false },
    { ids: 'PRO-06.a', fullAddressRequired: false, currencyType: 'Point', isRequired: false },
  ] as const)(
    '$ids API-28 CFG-23.a by $fullAddressRequired and $currencyType is required: $isRequired',
    async ({ ids: _ids, isRequired, ...partner }) => {
      const { sent } = await showProfile({ partner });
      await fillIn('Address', '');
      await fillIn('City', '');
      await userEvent.selectOptions(field('State'), '');
      await save();
      if (isRequired) {
        for (const label of ['Address', 'City', 'State']) await expectError(label, 'This field is required.');
        expect(field('Apartment, suite or floor')).not.toHaveAttribute('aria-invalid');
        expect(sent).toEqual([]);
        return;
      }
      await saved();
      expect(sent).toEqual([{ address: { address1: '', city: '', state: '' } }]);
    },
  );
});

describe('the ZIP code', () => {
  test('PRO-08.b PRO-08.c PRO-09.c API-10 is asked about once a value, however often it is left, and saved', async () => {
    const { sent } = await showProfile();
    await fillIn('ZIP code', '60601-1234');
    await userEvent.tab();
    await waitFor(() => expect(server.countOf(ZIP)).toBe(1));
    await userEvent.click(field('ZIP code'));
    await userEvent.tab();
    await fillIn('ZIP code', '60601');
    await userEvent.tab();
    await save();
    await saved();
    expect(server.countOf(ZIP)).toBe(1);
    expect(sent).toEqual([{ address: { zipCode: '60601' } }]);
  });

  test('PRO-08.b PRO-08.c PRO-09.a PRO-09.c VAL-08.a that is none is refused without a call, one not of the U.S. once asked about, until it is right', async () => {
    const { sent } = await showProfile();
    await fillIn('ZIP code', '1234');
    await save();
    await expectError('ZIP code', 'ZIP code must have 5 characters exactly');
    await fillIn('ZIP code', '1234a');
    await expectError('ZIP code', 'Enter a 5-digit ZIP code.');
    expect(server.countOf('GET /api/Members/Validate/Zip?zip=1234')).toBe(0);

    await fillIn('ZIP code', '99999');
    await save();
    await expectError('ZIP code', 'ZIP code: this ZIP is not located in the U.S.');
    await save();
    await fillIn('ZIP code', '60601');
    await waitFor(() => expect(field('ZIP code')).not.toHaveAttribute('aria-invalid'));
    expect(sent).toEqual([]);
    expect(server.countOf('GET /api/Members/Validate/Zip?zip=99999')).toBe(1);
  });

  test('PRO-09.b VAL-08.a whose validation fails gets the general message, and is validated again', async () => {
    const { sent } = await showProfile();
    server.use(locationHandlers.validateZip(problem(500)));
    await fillIn('ZIP code', '60601');
    await save();
    await expectError('ZIP code', 'That didn’t go through. What you typed is still here. Please try again.');
    expect(sent).toEqual([]);
    server.use(locationHandlers.validateZip());
    await save();
    await saved();
  });

  test('an unchanged one is not validated, nor is the phone number from before a rule', async () => {
    await showProfile({ member: { phoneNumber: '4165550123' } });
    server.use(locationHandlers.validateZip(problem(500)));
    await fillIn('City', 'Hoboken');
    await save();
    await saved();
    expect(server.countOf('GET /api/Members/Validate/Zip?zip=10013')).toBe(0);
  });
});

test('PRO-10.b PRO-10.c a phone number is shown with dashes once it is left, and sent as ten digits', async () => {
  const { sent } = await showProfile();
  await fillIn('Mobile phone', '+1 (312) 555.0123');
  await userEvent.tab();
  expect(field('Mobile phone')).toHaveValue('312-555-0123');
  await save();
  await saved();
  expect(sent).toEqual([{ phoneNumber: '3125550123' }]);
  expect(field('Mobile phone')).toHaveValue('312-555-0123');
});

test('PRO-10.a VAL-14.a VAL-14.b a phone number that is none, or none of the U.S., is refused in words', async () => {
  const foreign = 'Invalid US based phone number';
  const malformed = 'Invalid phone number, please check the number and try again';
  const { sent } = await showProfile();
  for (const [typed, words] of [
    ['112-555-0123', foreign],
    ['312-155-0123', foreign],
    ['+44 20 7946 0958', foreign],
    ['416-555-0123', foreign],
    ['312-555-012', malformed],
    ['312-CALL-NOW', malformed],
  ] as const) {
    // A right one in between takes the words away.
    await fillIn('Mobile phone', '312-555-0123');
    await waitFor(() => expect(field('Mobile phone')).not.toHaveAttribute('aria-invalid'));
    await fillIn('Mobile phone', typed);
    await save();
    await expectError('Mobile phone', new RegExp(words));
  }
  expect(sent).toEqual([]);
});
