import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery } from '../gallery.stories.parts.tsx';
import { RegisteredMark } from './registered-mark.tsx';

const meta = {
  title: 'UI/Registered mark',
  component: RegisteredMark,
  args: { text: 'Silver Spoon® miles', isPlain: false },
} satisfies Meta<typeof RegisteredMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Plain: Story = { args: { isPlain: true } };

export const AllStates: Story = {
  render: ({ text }) => (
    <Gallery>
      <div>
        <RegisteredMark text={text} isPlain={false} />
      </div>
      <div>
        <RegisteredMark text={text} isPlain />
      </div>
    </Gallery>
  ),
};
