import type { Meta, StoryObj } from '@storybook/react-vite';

import { Loading } from './loading.tsx';

const meta = {
  title: 'UI/Loading',
  component: Loading,
  args: { message: 'Do not refresh, loading more content' },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {};
export const ForScreenReaders: Story = { args: { isMessageHidden: true } };
export const AllStates: Story = {};
