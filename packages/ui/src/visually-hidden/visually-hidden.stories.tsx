import type { Meta, StoryObj } from '@storybook/react-vite';

import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'UI/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Only read aloud' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
