import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, problem, recoveryHandlers } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { Form, formErrors, SubmitButton } from '@tableside/kits/forms';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { boolean, object, string } from 'yup';

import {
  AddressFields,
  MailedCode,
  MailedCodeField,
  phoneNumber,
  PhoneField,
  SmsOptIn,
  useZipCheck,
  zipCode,
  ZipField,
} from './index.ts';

const empty = { address1: '', address2: '', city: '', state: '', zipCode: '', phone: '', texts: false };
type Values = typeof empty;
const labels: Record<keyof Values, string> = {
  address1: 'Street address',
  address2: 'Apartment or suite',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  phone: 'Mobile number',
  texts: 'Text me offers',
};
const line = () => string().default('').trim().required(formErrors.required);

function ContactForm({ values }: { readonly values: Values }) {
  const checkZip = useZipCheck();
  const schema = object({
    address1: line(),
    address2: string().default('').defined(),
    city: line(),
    state: line(),
    zipCode: zipCode(checkZip).required(formErrors.required),
    phone: phoneNumber(),
    texts: boolean().default(false),
  });
  return (
    <Form
      aria-label="Where you live"
      initialValues={values}
      schema={schema}
      labels={labels}
      onSubmit={() => Promise.resolve()}
    >
      <AddressFields
        isRequired
        statePlaceholder="Choose your state"
        zip={<ZipField name="zipCode" checkZip={checkZip} />}
      />
      <PhoneField name="phone" consent="texts" />
      <SmsOptIn name="texts" phone="phone" asksConsent />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

interface ContactStory {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
  readonly values: Values;
}

const meta = {
  title: 'Kits/Contact fields',
  component: ContactForm,
  subcomponents: { AddressFields, MailedCode, MailedCodeField, PhoneField, SmsOptIn, ZipField },
  args: { partner: {}, content: emptyContent, values: empty },
  parameters: { msw: allHandlers() },
  render: ({ partner, content, values }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 620 }}>
        <ContactForm values={values} />
      </div>
    </TestProviders>
  ),
} satisfies Meta<ContactStory>;
export default meta;
type Story = StoryObj<ContactStory>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: { values: { ...empty, zipCode: '1001', phone: '12' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const ConsentToTexts: Story = {
  args: { values: { ...empty, phone: '212-555-0142' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text me offers' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const CodeFromEmail: Story = {
  render: ({ partner, content }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ display: 'grid', gap: 24, maxWidth: 420 }}>
        <MailedCode
          userName="robin@example.com"
          title="Check your email"
          onProven={() => Promise.resolve()}
          onExpired={() => undefined}
        />
      </div>
    </TestProviders>
  ),
};
export const WrongCode: Story = {
  ...CodeFromEmail,
  parameters: {
    msw: [
      recoveryHandlers.confirm(problem(400, { errors: [{ field: 'code', message: 'This code is wrong' }] })),
      ...allHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^6-digit code/ }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm code' }));
    await expect((await canvas.findAllByText(/This code is wrong/))[0]).toBeVisible();
  },
};
export const ConsentToTextsInLowWindow: Story = {
  ...ConsentToTexts,
  name: 'UIX-16 consent to texts in a low window',
  globals: { viewport: { value: 'low' } },
};
