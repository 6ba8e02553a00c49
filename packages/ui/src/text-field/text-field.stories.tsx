import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Eye, Search } from '../icons.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'UI/Text field',
  component: TextField,
  args: { label: 'First name', name: 'firstName', value: '' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Robin' } };
export const Required: Story = { args: { isRequired: true } };
export const WithHint: Story = { args: { hint: 'As it stands on your card.' } };
export const WithError: Story = {
  args: {
    value: 'R',
    hint: 'As it stands on your card.',
    error: 'Write at least two letters.',
    isRequired: true,
  },
};
export const Disabled: Story = { args: { value: 'Robin', disabled: true } };
export const WithAdornments: Story = {
  args: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    value: 'correct horse',
    after: <IconButton label="Show password" icon={<Eye size={20} />} />,
  },
};

export const AllStates: Story = {
  render: () => (
    <Column>
      <Typed label="First name" name="a" value="" />
      <Typed label="First name" name="b" value="Robin" isRequired hint="As it stands on your card." />
      <Typed label="First name" name="c" value="R" isRequired error="Write at least two letters." />
      <Typed label="First name" name="d" value="Robin" disabled />
      <Typed
        label="City or ZIP code"
        name="e"
        value=""
        placeholder="Chicago"
        before={<Search size={20} aria-hidden="true" />}
      />
      <Typed
        label="Password"
        name="f"
        type="password"
        value="correct horse"
        after={<IconButton label="Show password" icon={<Eye size={20} />} />}
      />
      <PointedAndFocused>
        <Typed label="First name" name="g" value="Robin" />
      </PointedAndFocused>
    </Column>
  ),
};
