import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../gallery.stories.parts.tsx';
import { PriceMeter } from './price-meter.tsx';

const meta = {
  title: 'UI/Price meter',
  component: PriceMeter,
  args: { value: 2, sign: '$', label: 'Price 2 of 4' },
} satisfies Meta<typeof PriceMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const AllStates: Story = {
  render: () => (
    <Row name="1 to 4">
      {[1, 2, 3, 4].map((value) => (
        <PriceMeter key={value} value={value} sign="$" label={`Price ${value} of 4`} />
      ))}
    </Row>
  ),
};
