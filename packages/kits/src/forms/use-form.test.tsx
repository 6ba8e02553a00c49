import { PartnerProvider } from '@tableside/kits/partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { expect, test, vi } from 'vitest';
import { array, boolean, mixed, object, string } from 'yup';

import { formErrors, Form, FormCheckbox, FormTextField, SubmitButton } from './index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

test('a validation result of an outdated value is replaced by the newest', async () => {
  const validations = new Map<string, PromiseWithResolvers<boolean>>();
  const validate = (code: string) => {
    const validation = validations.get(code) ?? Promise.withResolvers<boolean>();
    validations.set(code, validation);
    return validation.promise;
  };
  const schema = object({
    code: string()
      .default('')
      .defined()
      .test('known', formErrors.foreignZip, (code) => code.length < 2 || validate(code)),
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
  await waitFor(() => expect(validations.has('12')).toBe(true));
  await userEvent.type(code, '3');
  await waitFor(() => expect(validations.has('123')).toBe(true));
  await act(async () => validations.get('123')?.resolve(true));
  await act(async () => validations.get('12')?.resolve(false));
  expect(code).toHaveValue('123');
  expect(code).not.toHaveAttribute('aria-invalid');
});

test('VAL-04.a a checkbox that must be checked has the mark of required fields', () => {
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
  expect(screen.getByRole('checkbox', { name: 'I agree' }).closest('label')).toHaveTextContent('I agree*');
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeRequired();
  expect(screen.getByRole('checkbox', { name: 'Write to me' }).closest('label')).toHaveTextContent(
    /^Write to me$/,
  );
});

interface Planet {
  readonly name: string;
}
type Trip = { planets: string[]; home: Planet | null };
const nowhere: Trip = { planets: [], home: null };
const earth: Planet = { name: 'Earth' };

function Chosen() {
  const { values, setValues } = useFormikContext<Trip>();
  return (
    <>
      <p>{[...values.planets, values.home?.name ?? 'nowhere'].join(', ')}</p>
      <button type="button" onClick={() => void setValues({ planets: ['Mars', 'Venus'], home: earth })}>
        Choose
      </button>
    </>
  );
}

test('a form supports lists and objects, and `onSubmit` can reset it', async () => {
  const onSubmit = vi.fn<(values: Trip, helpers: { resetForm: () => void }) => Promise<void>>(
    async (_, { resetForm }) => resetForm(),
  );
  const schema = object({
    planets: array(string().defined()).defined().min(1, formErrors.required),
    home: mixed<Planet>().nullable().default(null),
  });
  render(
    <PartnerProvider build={{ settings: partnerWith(), assets }}>
      <Form
        initialValues={nowhere}
        schema={schema}
        labels={{ planets: 'Planets', home: 'Home' }}
        onSubmit={onSubmit}
      >
        <Chosen />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </PartnerProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.getByText('Mars, Venus, Earth')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByText('nowhere')).toBeVisible());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ planets: ['Mars', 'Venus'], home: earth });
  expect(onSubmit.mock.calls[0]?.[0].home).toBe(earth);
});
