import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'distance', label: 'Nearest first' },
  { value: 'rating', label: 'Best rated first' },
  { value: 'name', label: 'By name', isDisabled: true },
];

function Chosen(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'Sort by', name: 'sort', value: 'distance', options },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithValue: Story = {};
export const WithoutValue: Story = { args: { value: '', placeholder: 'Choose an order' } };
export const WithError: Story = {
  args: { value: '', placeholder: 'Choose an order', isRequired: true, error: 'Choose an order.' },
};
export const Disabled: Story = { args: { disabled: true } };

export const AllStates: Story = {
  render: () => (
    <Column>
      <Chosen label="Sort by" name="a" value="distance" options={options} />
      <Chosen label="Sort by" name="b" value="" placeholder="Choose an order" options={options} isRequired />
      <Chosen
        label="Sort by"
        name="c"
        value=""
        options={options}
        placeholder="Choose"
        error="Choose an order."
      />
      <Chosen label="Sort by" name="d" value="rating" options={options} disabled />
      <PointedAndFocused>
        <Chosen label="Sort by" name="e" value="distance" options={options} />
      </PointedAndFocused>
    </Column>
  ),
};
