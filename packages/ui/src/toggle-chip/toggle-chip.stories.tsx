import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Gallery, PointedAndFocused, Row } from '../gallery.stories.parts.tsx';
import { ShoppingBag } from '../icons.ts';
import { ToggleChip, type ToggleChipProps } from './toggle-chip.tsx';

function Toggled(props: Omit<ToggleChipProps, 'onPressedChange'>) {
  const [isPressed, setIsPressed] = useState(props.isPressed);
  return <ToggleChip {...props} isPressed={isPressed} onPressedChange={setIsPressed} />;
}

const meta = {
  title: 'UI/Toggle chip',
  component: ToggleChip,
  args: { isPressed: false, onPressedChange: () => {}, children: 'Brunch' },
  render: (args) => <Toggled {...args} />,
} satisfies Meta<typeof ToggleChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isPressed: true } };
export const WithCount: Story = { args: { count: 12, countLabel: '12 places' } };

export const AllStates: Story = {
  render: () => (
    <Gallery>
      {' '}
      <Row name="off, on, with a count, with an icon, disabled">
        <Toggled isPressed={false}>Brunch</Toggled>
        <Toggled isPressed>Outdoor seats</Toggled>
        <Toggled isPressed={false} count={12} countLabel="12 places">
          Italian
        </Toggled>
        <Toggled isPressed count={3} countLabel="3 places">
          Vegan
        </Toggled>
        <Toggled isPressed={false} icon={<ShoppingBag size={16} aria-hidden="true" />}>
          Order online
        </Toggled>
        <Toggled isPressed={false} disabled count={0} countLabel="no places">
          Late night
        </Toggled>
      </Row>
      <PointedAndFocused>
        <Toggled isPressed={false}>Brunch</Toggled>
        <Toggled isPressed>Outdoor seats</Toggled>
      </PointedAndFocused>
    </Gallery>
  ),
};
