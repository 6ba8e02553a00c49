import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery } from '../gallery.stories.parts.tsx';
import { Title } from './title.tsx';

const meta = {
  title: 'UI/Title',
  component: Title,
  args: { level: 2, size: 'large', children: 'Dinner that takes you places' },
} satisfies Meta<typeof Title>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = {};
export const Display: Story = { args: { size: 'display' } };
export const SmallLevelOne: Story = { args: { level: 1, size: 'small' } };
export const UpperCase: Story = { args: { casing: 'upper' } };
export const TitleCase: Story = { args: { casing: 'title' } };

export const AllStates: Story = {
  render: () => (
    <Gallery>
      {(['display', 'large', 'medium', 'small'] as const).map((size) => (
        <Title key={size} level={2} size={size}>
          Dinner that takes you places
        </Title>
      ))}
    </Gallery>
  ),
};
