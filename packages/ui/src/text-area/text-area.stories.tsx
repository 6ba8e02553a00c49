import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Column, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

function Typed(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'UI/Text area',
  component: TextArea,
  args: { label: 'What went well?', name: 'praise', value: '' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'Write at most 500 letters.', value: 'A very long story.' },
};

export const AllStates: Story = {
  render: () => (
    <Column>
      <Typed label="What went well?" name="a" value="" hint="Others will not see it." />
      <Typed label="What went well?" name="b" value="The soup was hot." />
      <Typed label="What went well?" name="c" value="A very long story." error="Write at most 500 letters." />
      <PointedAndFocused>
        <Typed label="What went well?" name="d" value="The soup was hot." />
      </PointedAndFocused>
    </Column>
  ),
};
