import '@testing-library/jest-dom/vitest';

import { ApiError } from '@tableside/api-client';
import { PartnerProvider } from '@tableside/kits/partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';

import {
  Form,
  FormPasswordField,
  FormTextField,
  newPassword,
  SubmitButton,
  type FormProps,
} from './index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
const schema = object({ number: string().default(''), password: newPassword({ field: 'number' }) });
type Values = { number: string; password: string };

function renderForm(
  onSubmit: (values: Values) => Promise<unknown>,
  mapError?: FormProps<Values>['mapError'],
) {
  render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <Form
        initialValues={{ number: '', password: '' }}
        schema={schema}
        labels={{ number: 'Number', password: 'Password' }}
        onSubmit={onSubmit}
        mapError={mapError}
      >
        <FormTextField name="number" />
        <FormPasswordField name="password" autoComplete="new-password" hasRules />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </PartnerProvider>,
  );
  return {
    number: screen.getByRole('textbox', { name: 'Number' }),
    password: screen.getByLabelText('Password'),
    send: screen.getByRole('button', { name: 'Send' }),
  };
}

const done = () => Promise.resolve();

test('VAL-11 a password against the rules, or with the member number in it, is rejected', async () => {
  const onSubmit = vi.fn(done);
  const { number, password, send } = renderForm(onSubmit);
  const enter = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    if (text !== '') await userEvent.paste(text);
  };
  for (const [given, typed, words] of [
    ['', '', /^This field is required\./],
    ['', 'table4', /^Password must have at least 8 characters/],
    ['', 'tablefour', /^Use at least one letter and one number\./],
    ['', '12345678', /^Use at least one letter and one number\./],
    ['ABC123', 'xABC123y', /^Leave your member number out/],
    ['ABC12345', 'abc12345', /^Leave your member number out/],
    [' abc123 ', 'xABC123y', /^Leave your member number out/],
    [' abc123 ', 'ABC123', /^Password must have at least 8 characters/],
  ] as const) {
    // An error between two rows, so that none passes by that of the row before.
    await enter(number, '');
    await enter(password, '');
    await userEvent.click(send);
    await vi.waitFor(() => expect(password).toHaveAccessibleDescription(/^This field is required\./));
    await enter(number, given);
    await enter(password, typed);
    await userEvent.click(send);
    await vi.waitFor(() => expect(password).toHaveAccessibleDescription(words));
    expect(onSubmit).not.toHaveBeenCalled();
  }
});

test('VAL-11 a valid password is sent, and its field is described by the rules', async () => {
  const onSubmit = vi.fn(done);
  const { password, send } = renderForm(onSubmit);
  expect(password).toHaveAccessibleDescription('At least 8 characters A letter and a number');
  await userEvent.type(password, 'table4two');
  await userEvent.click(send);
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ number: '', password: 'table4two' }, expect.anything()),
  );
});

test('AUT-17 AUT-18 a form’s password field has its toggle and its warning', async () => {
  const user = userEvent.setup();
  const { password } = renderForm(done);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  await user.click(password);
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  expect(screen.queryByText('Num Lock is on.')).not.toBeInTheDocument();
  await user.keyboard('{CapsLock}{NumLock}a');
  expect(screen.getByText('Num Lock is on.')).toBeVisible();
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
});

test('a form may map errors itself: shown at the form, announced, and with focus where it helps', async () => {
  const refuse = async () => {
    await done();
    throw new ApiError({ status: 401 });
  };
  const { password, send } = renderForm(refuse, (error) =>
    error instanceof ApiError
      ? [{ message: <em>Not you.</em>, announcement: 'Nothing was sent.', focus: 'password' }]
      : undefined,
  );
  await userEvent.type(password, 'table4two');
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');
  expect(screen.getByText('Nothing was sent.')).toHaveRole('status');
  await vi.waitFor(() => expect(password).toHaveFocus());
  if (password instanceof HTMLInputElement)
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 9]);
});
