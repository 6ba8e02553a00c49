import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery, PointedAndFocused, Row } from '../gallery.stories.parts.tsx';
import { ChevronRight, ExternalLink } from '../icons.ts';
import { onSurface } from '../tokens.ts';
import { Link } from './link.tsx';

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { href: '/search', children: 'places near you' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Standalone: Story = { args: { look: 'standalone', children: 'See all places' } };
export const External: Story = { args: { href: 'https://menu.example/', children: 'the menu' } };
export const NewTab: Story = {
  args: { href: 'https://menu.example/', isNewTab: true, children: 'Open the menu' },
};

export const AllStates: Story = {
  render: () => (
    <Gallery>
      <p css={{ margin: 0 }}>
        <span>Earn at any of the </span>
        <Link href="/search">places near you</Link>
        <span>, tonight or another day.</span>
      </p>
      <Row name="standalone">
        <Link href="/search" look="standalone">
          See all places <ChevronRight size={20} aria-hidden="true" />
        </Link>
        <Link href="https://menu.example/" look="standalone" isNewTab>
          Open the menu <ExternalLink size={20} aria-hidden="true" />
        </Link>
      </Row>
      <Row name="on the brand's surface" css={{ ...onSurface.brand, padding: 24 }}>
        <Link href="/search">places near you</Link>
      </Row>
      <PointedAndFocused>
        <Link href="/search">places near you</Link>
        <Link href="/search" look="standalone">
          See all places <ChevronRight size={20} aria-hidden="true" />
        </Link>
      </PointedAndFocused>
    </Gallery>
  ),
};
