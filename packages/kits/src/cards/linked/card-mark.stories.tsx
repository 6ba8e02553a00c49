import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardTypes } from '@tableside/core';

import { CardMark } from './card-mark.tsx';

const meta = {
  title: 'Kits/Card mark',
  component: CardMark,
  args: { cardType: 'Visa' },
} satisfies Meta<typeof CardMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visa: Story = {};
export const AllStates: Story = {
  render: () => (
    <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 24, margin: 0, padding: 0, listStyle: 'none' }}>
      {cardTypes.map((cardType) => (
        <li key={cardType} css={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <CardMark cardType={cardType} />
          {cardType}
        </li>
      ))}
    </ul>
  ),
};
