import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Gallery, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const tabs = [
  { id: 'menu', label: 'Menu', content: 'Soup, bread and what the garden gives.' },
  { id: 'hours', label: 'Hours', content: 'Every day from 5 to 11.' },
  { id: 'about', label: 'About', content: 'A small house by the river.' },
];

function Selected(props: TabsProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return <Tabs {...props} selectedId={selectedId} onSelectedChange={setSelectedId} />;
}

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: { label: 'About this place', tabs, selectedId: 'menu', onSelectedChange: () => {} },
  render: (args) => <Selected {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { selectedId: 'about' } };
export const AllStates: Story = {
  render: (args) => (
    <Gallery>
      <Selected {...args} />
      <PointedAndFocused>
        <Selected {...args} />
      </PointedAndFocused>
    </Gallery>
  ),
};
