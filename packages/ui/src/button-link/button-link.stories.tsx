import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery, PointedAndFocused, Row } from '../gallery.stories.parts.tsx';
import { MapPin } from '../icons.ts';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'UI/Button link',
  component: ButtonLink,
  args: { variant: 'primary', href: '/search', children: 'Find a table' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};
export const NewTab: Story = {
  args: { variant: 'secondary', href: 'https://maps.example/', isNewTab: true, children: 'Directions' },
};

export const AllStates: Story = {
  render: () => (
    <Gallery>
      {' '}
      <Row name="variants">
        <ButtonLink variant="primary" href="/search">
          Find a table
        </ButtonLink>
        <ButtonLink variant="secondary" href="/search" icon={<MapPin size={20} aria-hidden="true" />}>
          Show map
        </ButtonLink>
        <ButtonLink variant="tertiary" href="/search">
          All places
        </ButtonLink>
      </Row>
      <PointedAndFocused>
        <ButtonLink variant="primary" href="/search">
          Find a table
        </ButtonLink>
        <ButtonLink variant="secondary" href="/search">
          Show map
        </ButtonLink>
        <ButtonLink variant="tertiary" href="/search">
          All places
        </ButtonLink>
      </PointedAndFocused>
    </Gallery>
  ),
};
