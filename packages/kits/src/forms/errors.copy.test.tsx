import '@testing-library/jest-dom/vitest';

import { ApiError } from '@tableside/api-client';
import { emptyContent } from '@tableside/content-client';
import { ContentProvider } from '@tableside/kits/content';
import { PartnerProvider } from '@tableside/kits/partner';
import { toastLabels } from '@tableside/kits/testing';
import { partnersByKind, partnerWith } from '@tableside/partner-config/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { object, string, type StringSchema } from 'yup';

import { formErrors, Form, FormTextField, SubmitButton, useErrorToast, type FormError } from './index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

const contentWith = (copy: Readonly<Record<string, string>>) => ({
  ...emptyContent,
  global: { ...emptyContent.global, navbar: { links: [], copy } },
});

async function messageFor(
  value: string,
  rule: (schema: StringSchema<string>) => StringSchema<string>,
  copy = {},
  partner = partnerWith(),
) {
  const { unmount } = render(
    <PartnerProvider build={{ settings: partner, assets }}>
      <ContentProvider content={contentWith(copy)}>
        <Form
          initialValues={{ zip: value }}
          schema={object({ zip: rule(string().defined()) })}
          labels={{ zip: 'ZIP code' }}
          onSubmit={() => Promise.resolve()}
        >
          <FormTextField name="zip" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </ContentProvider>
    </PartnerProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const field = await screen.findByRole('textbox', { description: /./ });
  const words = field.getAttribute('aria-describedby') ?? '';
  const message = document.getElementById(words)?.textContent;
  unmount();
  return message;
}

const fails = (error: FormError) => (schema: StringSchema<string>) => schema.test('rule', error, () => false);

test('VAL-05 VAL-08.a required, lengths and ZIP have their own messages', async () => {
  expect(await messageFor('', (s) => s.required(formErrors.required))).toBe('This field is required.');
  expect(await messageFor('123', (s) => s.length(5, formErrors.exactLength))).toBe(
    'ZIP code must have 5 characters exactly',
  );
  expect(await messageFor('abc', fails(formErrors.invalidZip))).toBe('Enter a 5-digit ZIP code.');
  expect(await messageFor('x', fails({ key: 'captcha' }))).toBe(
    'You must complete the reCAPTCHA to continue',
  );
});

test('VAL-08.a VAL-09 label and number are filled into the templates', async () => {
  expect(await messageFor('x', fails({ key: 'labelRequired' }))).toBe('ZIP code is required');
  expect(await messageFor('123456', (s) => s.max(5, formErrors.maxLength))).toBe(
    'ZIP code can have at most 5 characters',
  );
  expect(await messageFor('123', (s) => s.min(5, formErrors.minLength))).toBe(
    'ZIP code must have at least 5 characters',
  );
  expect(await messageFor('60601', fails(formErrors.checkFailed))).toBe('Error while checking ZIP code');
  expect(await messageFor('00000', fails(formErrors.foreignZip))).toBe(
    'ZIP code: this ZIP is not located in the U.S.',
  );
});

test('VAL-14.a VAL-14.b VAL-14.c each fault of a phone number has its message', async () => {
  expect(await messageFor('1', fails(formErrors.invalidPhone))).toBe(
    'Invalid phone number, please check the number and try again',
  );
  expect(await messageFor('1', fails(formErrors.foreignPhone))).toBe('Invalid US based phone number');
  expect(await messageFor('1', fails(formErrors.phoneExtension))).toBe(
    'Enter the phone number without its extension',
  );
});

test.each([
  [partnersByKind.direct, 'member number'],
  [partnersByKind.sso, 'star number'],
])('VAL-10.a VAL-10.b VAL-25.a messages about the number call it "$1"', async (file, name) => {
  const messageOf = (key: 'invalidMemberNumber' | 'memberNumberInUse' | 'passwordHasNumber') =>
    messageFor('1', fails({ key }), {}, partnerWith(file));
  expect(await messageOf('invalidMemberNumber')).toBe(`Invalid ${name}`);
  expect(await messageOf('memberNumberInUse')).toBe(`This ${name} is already in use`);
  expect(await messageOf('passwordHasNumber')).toBe(`Leave your ${name} out of your password.`);
});

const general = [
  'required',
  'maxLength',
  'minLength',
  'exactLength',
  'invalidZip',
  'apiError',
  'serverError',
  'captcha',
] as const;
test.each(general)('VAL-08.b content overrides the message %s, with label and number', async (key) => {
  const copy = { [`forms.${key}`]: 'Our own words on {label} and {num}' };
  expect(await messageFor('x', fails({ key, values: { num: 5 } }), copy)).toBe(
    'Our own words on ZIP code and 5',
  );
});

test('VAL-08.b content overrides the messages of failed calls, of a form and of anything else', async () => {
  function Other() {
    const showError = useErrorToast();
    return <button onClick={() => showError(new ApiError({ status: 429 }))}>Other</button>;
  }
  const copy = { 'forms.serverError': 'Our own words.', 'forms.tooMany': 'Our own pause.' };
  render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <ContentProvider content={contentWith(copy)}>
        <ToastRegion labels={toastLabels} />
        <Form
          initialValues={{ zip: '60601' }}
          schema={object({ zip: string().defined() })}
          labels={{ zip: 'ZIP code' }}
          onSubmit={() => Promise.reject(new ApiError({ status: 500 }))}
        >
          <SubmitButton>Send</SubmitButton>
        </Form>
        <Other />
      </ContentProvider>
    </PartnerProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Our own words.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(await screen.findByText('Our own pause.')).toBeVisible();
});

test('a rule without its own error never shows yup’s message', async () => {
  expect(await messageFor('abc', (s) => s.matches(/^\d+$/))).toBe('Check ZIP code and try again.');
});
