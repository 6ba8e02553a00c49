import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { Link } from '../link/link.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Ticked(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={(event) => setChecked(event.target.checked)} />;
}

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Send me offers by e-mail', name: 'offers', checked: false },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'About once a week. You can stop at any time.' } };
export const WithError: Story = {
  args: { label: 'I agree to the terms', error: 'Agree to the terms to join.', isRequired: true },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };

export const AllStates: Story = {
  render: () => (
    <Column>
      <Ticked name="a" checked={false} label="Send me offers by e-mail" />
      <Ticked
        name="b"
        checked
        label="Send me offers by e-mail"
        hint="About once a week. You can stop at any time."
      />
      <Ticked
        name="c"
        checked={false}
        isRequired
        label={
          <>
            I have read and agree to the <Link href="/terms">terms of the program</Link> and understand that
            they may change
          </>
        }
        error="Agree to the terms to join."
      />
      <Ticked name="d" checked disabled label="Send me offers by e-mail" />
      <PointedAndFocused>
        <Ticked name="e" checked={false} label="Send me offers by e-mail" />
        <Ticked name="f" checked label="Send me offers by e-mail" />
      </PointedAndFocused>
    </Column>
  ),
};
