import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Gallery, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { label: 'About bonus days', children: 'On bonus days you earn twice the miles on the whole bill.' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const TextTrigger: Story = { args: { trigger: <u>Bonus day</u>, label: 'Bonus day' } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'About bonus days' }));
    const bubble = await canvas.findByRole('tooltip');
    await expect(bubble).toBeVisible();
    const { left, right } = bubble.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const AllStates: Story = {
  ...Open,
  render: (args) => (
    <Gallery>
      <Tooltip {...args} />
      <PointedAndFocused>
        <Tooltip {...args} label="About VIP" />
      </PointedAndFocused>
    </Gallery>
  ),
};
