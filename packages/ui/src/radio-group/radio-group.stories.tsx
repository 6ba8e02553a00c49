import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const options = [
  { value: 'weekly', label: 'Once a week', detail: 'New places and bonus days' },
  { value: 'monthly', label: 'Once a month' },
  { value: 'never', label: 'Never', isDisabled: true },
];

function Chosen(props: Omit<RadioGroupProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'UI/Radio group',
  component: RadioGroup,
  args: { label: 'How often may we write?', name: 'frequency', value: '', options, onChange: () => {} },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutValue: Story = {};
export const WithValue: Story = { args: { value: 'monthly' } };
export const WithError: Story = { args: { error: 'Choose how often.', isRequired: true } };

export const AllStates: Story = {
  render: () => (
    <Column>
      <Chosen
        label="How often may we write?"
        name="a"
        value="weekly"
        options={options}
        hint="You can change it later."
      />
      <Chosen
        label="How often may we write?"
        name="b"
        value=""
        options={options}
        isRequired
        error="Choose how often."
      />
      <PointedAndFocused>
        {(state) => <Chosen label="How often may we write?" name={state} value="weekly" options={options} />}
      </PointedAndFocused>
    </Column>
  ),
};
