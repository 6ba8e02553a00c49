import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { color } from '../tokens.ts';
import { EmptyState } from './empty-state.tsx';

const drawing = (
  <svg viewBox="0 0 220 120" fill="none">
    <ellipse cx="110" cy="104" rx="96" ry="12" fill={color.surfaceSunken} />
    <circle cx="110" cy="62" r="46" fill={color.accentSoft} />
    <circle cx="110" cy="62" r="28" fill={color.accent} />
  </svg>
);

const meta = {
  title: 'UI/Empty state',
  component: EmptyState,
  args: {
    illustration: drawing,
    title: 'No places here yet',
    titleLevel: 2,
    children: 'Look a little further, or in another city.',
    action: <Button variant="primary">Search within 25 miles</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const TextOnly: Story = { args: { illustration: undefined, action: undefined } };
export const AllStates: Story = {};
