import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent, type Content } from '@tableside/content-client';
import type { PartnerFile } from '@tableside/partner-config';
import { TestProviders } from '@tableside/kits/testing/providers';
import { expect, userEvent } from 'storybook/test';
import { boolean, object, string } from 'yup';

import {
  emailAddress,
  FieldGroup,
  FieldPair,
  Form,
  FormCheckbox,
  FormEmailField,
  FormEnd,
  formErrors,
  FormPasswordField,
  FormSelect,
  FormTextArea,
  FormTextField,
  newPassword,
  SubmitButton,
  type FormProps,
} from './index.ts';

const empty = { firstName: '', lastName: '', email: '', password: '', cuisine: '', note: '', terms: false };
type Values = typeof empty;
const filled: Values = {
  firstName: 'Robin',
  lastName: 'Ames',
  email: 'robin@example.com',
  password: 'table4two',
  cuisine: 'thai',
  note: 'A table by the window.',
  terms: true,
};
const labels: Record<keyof Values, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  password: 'Password',
  cuisine: 'Favorite cuisine',
  note: 'Anything else',
  terms: 'I accept the terms',
};
const schema = object({
  firstName: string().default('').trim().required(formErrors.required),
  lastName: string().default('').trim().required(formErrors.required),
  email: emailAddress(50),
  password: newPassword(),
  cuisine: string().default('').required(formErrors.required),
  note: string().default('').defined().max(200, formErrors.maxLength),
  terms: boolean().default(false),
});
const cuisines = [
  { value: 'american', label: 'American' },
  { value: 'thai', label: 'Thai' },
];

interface FormStory extends FormProps<Values> {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Kits/Form',
  component: Form,
  subcomponents: {
    FieldGroup,
    FieldPair,
    FormCheckbox,
    FormEmailField,
    FormEnd,
    FormPasswordField,
    FormSelect,
    FormTextArea,
    FormTextField,
    SubmitButton,
  },
  args: {
    partner: {},
    content: emptyContent,
    'aria-label': 'A form',
    initialValues: empty,
    schema,
    labels,
    onSubmit: () => Promise.resolve(),
    children: (
      <>
        <FieldGroup legend="About you">
          <FieldPair>
            <FormTextField name="firstName" autoComplete="given-name" isRequired />
            <FormTextField name="lastName" autoComplete="family-name" isRequired />
          </FieldPair>
          <FormEmailField name="email" isRequired />
          <FormPasswordField name="password" autoComplete="new-password" hasRules isRequired />
        </FieldGroup>
        <FieldGroup legend="About your table">
          <FormSelect name="cuisine" options={cuisines} placeholder="Choose one" isRequired />
          <FormTextArea name="note" hint="Up to 200 characters." />
        </FieldGroup>
        <FormEnd submitLabel="Save" beside={<span>You can change everything later.</span>}>
          <FormCheckbox name="terms" />
        </FormEnd>
      </>
    ),
  },
  argTypes: {
    schema: { table: { disable: true } },
    labels: { table: { disable: true } },
    children: { table: { disable: true } },
  },
  // By default, the documentation would print the schema.
  parameters: { docs: { source: { type: 'code' } } },
  render: ({ partner, content, ...form }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 620 }}>
        <Form {...form} />
      </div>
    </TestProviders>
  ),
} satisfies Meta<FormStory>;
export default meta;
type Story = StoryObj<FormStory>;

export const Empty: Story = {};
export const Filled: Story = { args: { initialValues: filled } };
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
  },
};
export const Submitting: Story = {
  args: { initialValues: filled, onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Save', busy: true })).toBeVisible();
  },
};
