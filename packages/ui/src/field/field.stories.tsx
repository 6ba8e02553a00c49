import type { Meta, StoryObj } from '@storybook/react-vite';

import { Column } from '../gallery.stories.parts.tsx';
import { describeControl, Field, FieldError, type FieldProps } from './field.tsx';

const idsFrom = (control: string) => ({
  control,
  label: `${control}-label`,
  hint: `${control}-hint`,
  error: `${control}-error`,
});

const DateField = (props: FieldProps) => (
  <Field {...props}>
    <input type="date" {...describeControl(props.ids, props)} css={{ minHeight: 44, font: 'inherit' }} />
  </Field>
);

const meta = {
  title: 'UI/Field',
  component: Field,
  subcomponents: { FieldError },
  args: { ids: idsFrom('visit'), label: 'Date of the visit', children: null },
  render: (args) => <DateField {...args} />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'The day on the bill.' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { isRequired: true, error: 'Choose a day in the past.' } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const AllStates: Story = {
  render: (args) => (
    <Column>
      {[Plain, WithHint, Required, Invalid, LabelHidden].map((state, index) => (
        <DateField key={index} {...args} {...state.args} ids={idsFrom(`visit-${index}`)} />
      ))}
    </Column>
  ),
};
