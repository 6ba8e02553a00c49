import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../gallery.stories.parts.tsx';
import { StarMeter } from './star-meter.tsx';

const meta = {
  title: 'UI/Star meter',
  component: StarMeter,
  args: { value: 4.5, label: '4.5 of 5 stars' },
} satisfies Meta<typeof StarMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourAndAHalf: Story = {};
export const None: Story = { args: { value: 0, label: '0 of 5 stars' } };
export const Full: Story = { args: { value: 5, label: '5 of 5 stars' } };

export const AllStates: Story = {
  render: () => (
    <Row name="0 to 5">
      {[0, 1.5, 2, 3.3, 4.5, 5].map((value) => (
        <StarMeter key={value} value={value} label={`${value} of 5 stars`} size={24} />
      ))}
    </Row>
  ),
};
