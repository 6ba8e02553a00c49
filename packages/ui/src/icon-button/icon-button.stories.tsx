import type { Meta, StoryObj } from '@storybook/react-vite';

import { PointedAndFocused, Row } from '../gallery.stories.parts.tsx';
import { LocateFixed, Menu, X } from '../icons.ts';
import { onSurface } from '../tokens.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: <X size={20} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outlined: Story = { args: { look: 'outlined' } };
export const Floating: Story = { args: { look: 'floating' } };
export const Disabled: Story = { args: { disabled: true, look: 'outlined' } };

export const AllStates: Story = {
  render: () => (
    <>
      <Row name="plain, outlined, floating, disabled, at its end">
        <IconButton label="Close" icon={<X size={20} />} />
        <IconButton label="Menu" look="outlined" icon={<Menu size={20} />} />
        <IconButton label="Where am I" look="floating" icon={<LocateFixed size={20} />} />
        <IconButton label="Nothing" look="outlined" disabled icon={<X size={20} />} />
        <IconButton label="No more" look="outlined" aria-disabled icon={<X size={20} />} />
      </Row>
      <Row name="on the header" css={{ ...onSurface.header, marginTop: 24, padding: 16 }}>
        <IconButton label="Menu of the header" icon={<Menu size={20} />} />
      </Row>
      <PointedAndFocused>
        <IconButton label="Close" icon={<X size={20} />} />
        <IconButton label="Menu" look="outlined" icon={<Menu size={20} />} />
        <IconButton label="Where am I" look="floating" icon={<LocateFixed size={20} />} />
      </PointedAndFocused>
    </>
  ),
};
