import '@testing-library/jest-dom/vitest';

import { ApiError } from '@tableside/api-client';
import { PartnerProvider } from '@tableside/kits/partner';
import { toastLabels } from '@tableside/kits/testing';
import { partnerWith } from '@tableside/partner-config/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boolean, object, string } from 'yup';

import {
  formErrors,
  emailAddress,
  Form,
  FormCheckbox,
  FormPasswordField,
  FormTextField,
  SubmitButton,
} from './index.ts';

const schema = object({
  name: string().default('').trim().max(5, formErrors.maxLength).required(formErrors.required),
  email: emailAddress(50),
  password: string().default(''),
  terms: boolean().default(false),
});

const empty = { name: '', email: '', password: '', terms: false };
const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

function renderForm(onSubmit: (values: typeof empty) => Promise<unknown>, isValidatedOnBlur = false) {
  render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <ToastRegion labels={toastLabels} />
      <Form
        aria-label="Sample"
        initialValues={empty}
        schema={schema}
        labels={{ name: 'Name', email: 'Email', password: 'Password', terms: 'I agree' }}
        onSubmit={onSubmit}
        isValidatedOnBlur={isValidatedOnBlur}
      >
        <FormTextField name="name" isRequired />
        <FormTextField name="email" type="email" isRequired />
        <FormPasswordField name="password" autoComplete="current-password" />
        <FormCheckbox name="terms" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </PartnerProvider>,
  );
  return {
    name: screen.getByRole('textbox', { name: /^Name/ }),
    email: screen.getByRole('textbox', { name: /^Email/ }),
    send: screen.getByRole('button', { name: 'Send' }),
  };
}

const done = () => Promise.resolve();
/** Enters a text at once, because each key press would render the form. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const refuse = (error: Error) => async () => {
  await done();
  throw error;
};

test('VAL-04.a VAL-04.b marks required fields with an asterisk and explains it', () => {
  renderForm(done);
  expect(screen.getByText('Name').parentElement).toHaveTextContent('Name*');
  expect(screen.getByText('* Required field')).toBeVisible();
});

test('VAL-29 values that were set without an event, also over typed ones, are read when the form is submitted', async () => {
  const onSubmit = vi.fn(done);
  const { name, email, send } = renderForm(onSubmit);
  await userEvent.type(name, 'Bo');
  Object.assign(name, { value: 'Ann' });
  Object.assign(email, { value: 'ann@example.com' });
  Object.assign(screen.getByLabelText('Password'), { value: 'table4two' });
  await userEvent.click(send);
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Ann', email: 'ann@example.com', password: 'table4two', terms: false },
    expect.anything(),
  );
  expect([name, email].map((field) => (field as HTMLInputElement).value)).toEqual(['Ann', 'ann@example.com']);
});

test('VAL-05 an empty required field shows an error, and the first one is focused', async () => {
  const onSubmit = vi.fn(done);
  const { name, email, send } = renderForm(onSubmit);
  await userEvent.click(send);
  await vi.waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('This field is required.');
  expect(email).toHaveAccessibleDescription('This field is required.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('VAL-06 shows nothing before the first submit and updates on every change after it', async () => {
  const onSubmit = vi.fn(done);
  const { name, email, send } = renderForm(onSubmit);
  await userEvent.type(email, 'nobody');
  await userEvent.tab();
  expect(email).not.toHaveAttribute('aria-invalid');
  await userEvent.click(send);
  await vi.waitFor(() => expect(email).toHaveAccessibleDescription(/such as name@example.com/));
  await userEvent.type(email, '@example.com');
  await vi.waitFor(() => expect(email).toHaveAccessibleDescription(''));
  await userEvent.type(name, 'Ann');
  await userEvent.click(send);
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  await userEvent.type(email, '@');
  await vi.waitFor(() => expect(email).toHaveAccessibleDescription(/such as name@example.com/));
});

test('VAL-07.a a form that validates on blur rejects a field on blur, but not an empty one that was tabbed through', async () => {
  const { name, email } = renderForm(done, true);
  await userEvent.click(name);
  await userEvent.tab();
  await userEvent.type(email, 'a@b.c');
  expect(email).toHaveAccessibleDescription('');
  await userEvent.tab();
  await vi.waitFor(() => expect(email).toHaveAccessibleDescription(/such as/));
  expect(name).toHaveAccessibleDescription('');
  await userEvent.type(email, 'o');
  await vi.waitFor(() => expect(email).toHaveAccessibleDescription(''));
});

test('ERR-25.a several invalid fields show a summary with links to the fields, which names each', async () => {
  const { email, send } = renderForm(done);
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need another look');
  await userEvent.click(screen.getByRole('link', { name: 'Email: This field is required.' }));
  expect(email).toHaveFocus();
});

test('ERR-25.b a message that names its field further on is not prefixed with the label', async () => {
  const fields = [
    { field: 'name', code: 'invalid', message: 'No.' },
    { field: 'email', code: 'invalid', message: 'No.' },
  ] as const;
  const { name, email, send } = renderForm(refuse(new ApiError({ status: 400, fields })));
  await userEvent.type(name, 'Ann');
  await enter(email, 'ann@example.com');
  await userEvent.click(send);
  expect(await screen.findByRole('link', { name: 'Check Name and try again.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check Email and try again.' })).toBeVisible();
});

test('VAL-24 while submitting, the button shows it, and the form is sent only once', async () => {
  const submission = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => submission.promise);
  const { name, email, send } = renderForm(onSubmit);
  await userEvent.type(name, ' Ann ');
  await enter(email, 'ann@example.com');
  await userEvent.click(send);
  expect(await screen.findByText('Working on your request, please wait.')).toHaveRole('status');
  expect(send).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(email, '{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { ...empty, name: 'Ann', email: 'ann@example.com' },
    expect.anything(),
  );
  submission.resolve();
  await vi.waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
});

test('server errors go to their fields, the rest to the form; no input is lost', async () => {
  const fields = [
    { field: 'email', message: 'That address is taken.' },
    { field: 'email', message: 'It is too long as well.' },
    { field: 'planet', message: 'We do not serve Mars.' },
  ];
  const { name, email, send } = renderForm(refuse(new ApiError({ status: 400, fields })));
  await userEvent.type(name, 'Ann');
  await enter(email, 'ann@example.com');
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not serve Mars.');
  expect(email).toHaveAccessibleDescription('That address is taken.');
  await vi.waitFor(() => expect(email).toHaveFocus());
  await userEvent.type(name, 'a');
  expect(email).toHaveAccessibleDescription('That address is taken.');
  await userEvent.type(email, 'x');
  await vi.waitFor(() => expect(email).toHaveAccessibleDescription(''));
  expect(name).toHaveValue('Anna');
});

test('ERR-04.a ERR-10 a server error is shown in a toast that stays until it is dismissed, and the form keeps its values', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { name, email, send } = renderForm(refuse(new ApiError({ status: 500 })));
  await user.type(name, 'Ann');
  await user.type(email, 'ann@example.com');
  await user.click(send);
  const toast = within(await screen.findByRole('region', { name: 'Messages' }));
  const message = toast.getByText('Something went wrong. Please refresh the page and try again.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(message).toBeVisible();
  await user.click(toast.getByRole('button', { name: 'Dismiss' }));
  expect(message).not.toBeInTheDocument();
  expect(name).toHaveValue('Ann');
  expect(email).toHaveValue('ann@example.com');
});
