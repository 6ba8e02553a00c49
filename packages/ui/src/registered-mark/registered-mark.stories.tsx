import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery } from '../gallery.stories.parts.tsx';
import { RegisteredMark } from './registered-mark.tsx';

const meta = {
  title: 'UI/Registered mark',
  component: RegisteredMark,
  args: { isPlain: false },
  render: (args) => (
    <div>
      Silver Spoon
      <RegisteredMark {...args} /> miles
    </div>
  ),
} satisfies Meta<typeof RegisteredMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Plain: Story = { args: { isPlain: true } };

export const AllStates: Story = {
  render: () => (
    <Gallery>
      {[false, true].map((isPlain) => (
        <div key={String(isPlain)}>
          Silver Spoon
          <RegisteredMark isPlain={isPlain} /> miles
        </div>
      ))}
    </Gallery>
  ),
};
