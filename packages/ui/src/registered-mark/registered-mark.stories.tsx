import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery } from '../gallery.stories.parts.tsx';
import { RegisteredMark } from './registered-mark.tsx';

const meta = {
  title: 'UI/Registered mark',
  component: RegisteredMark,
  args: { isPlain: false },
  render: (args) => (
    <div>
      <span>Silver Spoon</span>
      <RegisteredMark {...args} />
      <span> miles</span>
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
          <span>Silver Spoon</span>
          <RegisteredMark isPlain={isPlain} />
          <span> miles</span>
        </div>
      ))}
    </Gallery>
  ),
};
