import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const words = {
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  capsLockText: 'Caps Lock is on.',
  numLockText: 'Num Lock is on.',
};

function Typed(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'UI/Password field',
  component: PasswordField,
  args: { ...words, label: 'Password', name: 'password', value: '', autoComplete: 'current-password' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'table4two' } };
export const WithHint: Story = {
  args: { autoComplete: 'new-password', hint: 'At least 8 characters, with a letter and a number.' },
};
export const WithError: Story = {
  args: { value: 'table', isRequired: true, error: 'Use at least 8 characters.' },
};
export const Disabled: Story = { args: { value: 'table4two', disabled: true } };

export const InAForm: Story = {
  args: { value: 'table4two' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Typed {...args} />
      <button type="submit">Send</button>
    </form>
  ),
};

export const AllStates: Story = {
  render: () => (
    <Column>
      <Typed {...words} label="Password" name="a" value="" autoComplete="current-password" />
      <Typed
        {...words}
        label="New password"
        name="b"
        value="table4two"
        autoComplete="new-password"
        hint="At least 8 characters, with a letter and a number."
        isRequired
      />
      <Typed
        {...words}
        label="New password"
        name="c"
        value="table"
        autoComplete="new-password"
        error="Use at least 8 characters."
        isRequired
      />
      <Typed
        {...words}
        label="Password"
        name="d"
        value="table4two"
        autoComplete="current-password"
        disabled
      />
      <PointedAndFocused>
        <Typed {...words} label="Password" name="e" value="table4two" autoComplete="current-password" />
      </PointedAndFocused>
    </Column>
  ),
};
