import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card/card.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: { shape: 'box', width: 280, ratio: 1.4 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {};
export const Line: Story = { args: { shape: 'line', width: '60%' } };
export const Circle: Story = { args: { shape: 'circle', width: 64, height: 64 } };

export const AllStates: Story = {
  render: () => (
    <Card css={{ width: 280 }}>
      <Skeleton shape="box" ratio={1.4} />
      <div css={{ padding: 16 }}>
        <Skeleton shape="line" width="70%" />
        <Skeleton shape="line" />
        <Skeleton shape="circle" width={40} height={40} />
      </div>
    </Card>
  ),
};
