import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'UI/Skip link',
  component: SkipLink,
  args: { targetId: 'content', label: 'Skip to the content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1}>
          The content
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unfocused: Story = {};
export const Focused: Story = { play: () => userEvent.tab() };
export const AllStates: Story = { ...Focused };
