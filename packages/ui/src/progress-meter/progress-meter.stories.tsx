import type { Meta, StoryObj } from '@storybook/react-vite';

import { Column } from '../gallery.stories.parts.tsx';
import { ProgressMeter } from './progress-meter.tsx';

const meta = {
  title: 'UI/Progress meter',
  component: ProgressMeter,
  args: { value: 7, max: 12, label: 'Dines this year', valueText: '7 of 12 dines' },
} satisfies Meta<typeof ProgressMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartWay: Story = {};
export const WithMarks: Story = { args: { marks: [4, 8] } };
export const Full: Story = { args: { value: 12, valueText: '12 of 12 dines' } };

export const AllStates: Story = {
  render: () => (
    <Column>
      <ProgressMeter value={0} max={12} label="None" valueText="0 of 12 dines" />
      <ProgressMeter value={7} max={12} label="Some" valueText="7 of 12 dines" marks={[4, 8]} />
      <ProgressMeter value={12} max={12} label="All" valueText="12 of 12 dines" />
    </Column>
  ),
};
