import '@testing-library/jest-dom/vitest';

import { emptyContent } from '@tableside/content-client';
import { ContentProvider } from '@tableside/kits/content';
import { PartnerProvider } from '@tableside/kits/partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { object, string, type StringSchema } from 'yup';

import { formErrors, Form, FormTextField, SubmitButton, type FormError } from './index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

/** Submits one field with a value and returns its error message. */
async function messageFor(
  value: string,
  rule: (schema: StringSchema<string>) => StringSchema<string>,
  copy = {},
) {
  const content = { ...emptyContent, global: { ...emptyContent.global, navbar: { links: [], copy } } };
  const { unmount } = render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <ContentProvider content={content}>
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
  const said = document.getElementById(words)?.textContent;
  unmount();
  return said;
}

const fails = (error: FormError) => (schema: StringSchema<string>) => schema.test('rule', error, () => false);

test('VAL-05 required, lengths and ZIP have their own messages', async () => {
  expect(await messageFor('', (s) => s.required(formErrors.required))).toBe('This field is required.');
  expect(await messageFor('123', (s) => s.length(5, formErrors.exactLength))).toBe(
    'ZIP code must have 5 characters exactly',
  );
  expect(await messageFor('abc', fails(formErrors.invalidZip))).toBe('Enter a ZIP code of 5 digits.');
  expect(await messageFor('x', fails({ key: 'captcha' }))).toBe(
    'You must complete the reCAPTCHA to continue',
  );
});

test('label and number are filled into the templates', async () => {
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

test('content overrides the messages; a rule without its own error never shows yup’s message', async () => {
  const copy = { 'forms.maxLength': 'Please keep {label} under {num}' };
  expect(await messageFor('123456', (s) => s.max(5, formErrors.maxLength), copy)).toBe(
    'Please keep ZIP code under 5',
  );
  expect(await messageFor('abc', (s) => s.matches(/^\d+$/))).toBe('Check ZIP code and try again.');
});
