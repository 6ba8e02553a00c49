import { PartnerProvider } from '@tableside/kit-partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { boolean, object, string } from 'yup';

import { complaints, Form, FormCheckbox, FormTextField, SubmitButton } from './index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

test('the answer of a rule about what no longer stands in the field gives way to the newest', async () => {
  const answers = new Map<string, PromiseWithResolvers<boolean>>();
  const ask = (code: string) => {
    const answer = answers.get(code) ?? Promise.withResolvers<boolean>();
    answers.set(code, answer);
    return answer.promise;
  };
  const schema = object({
    code: string()
      .default('')
      .defined()
      .test('known', complaints.foreignZip, (code) => code.length < 2 || ask(code)),
  });
  render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <Form
        initialValues={{ code: '' }}
        schema={schema}
        labels={{ code: 'Code' }}
        onSubmit={() => Promise.resolve()}
      >
        <FormTextField name="code" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </PartnerProvider>,
  );
  const code = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'));
  await userEvent.type(code, '12');
  await waitFor(() => expect(answers.has('12')).toBe(true));
  await userEvent.type(code, '3');
  await waitFor(() => expect(answers.has('123')).toBe(true));
  await act(async () => answers.get('123')?.resolve(true));
  await act(async () => answers.get('12')?.resolve(false));
  expect(code).toHaveValue('123');
  expect(code).not.toHaveAttribute('aria-invalid');
});

test('VAL-04 a box that must be ticked is marked as every required field is', () => {
  render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <Form
        initialValues={{ terms: false, news: false }}
        schema={object({ terms: boolean().default(false), news: boolean().default(false) })}
        labels={{ terms: 'I agree', news: 'Write to me' }}
        onSubmit={() => Promise.resolve()}
      >
        <FormCheckbox name="terms" isRequired />
        <FormCheckbox name="news" />
      </Form>
    </PartnerProvider>,
  );
  expect(screen.getByText(/^I agree/)).toHaveTextContent('I agree*');
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeRequired();
  expect(screen.getByText('Write to me')).toHaveTextContent(/^Write to me$/);
});
