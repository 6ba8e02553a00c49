import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery, PointedAndFocused, Row } from '../gallery.stories.parts.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Star } from '../icons.ts';
import { Title } from '../title/title.tsx';
import { Card, CardAction, CardLink } from './card.tsx';

const meta = {
  title: 'UI/Card',
  component: Card,
  subcomponents: { CardLink, CardAction },
  args: { children: <div css={{ padding: 24 }}>A surface of its own</div> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Interactive: Story = {
  args: {
    as: 'article',
    isInteractive: true,
    children: (
      <div css={{ padding: 24 }}>
        <Title level={3} size="small">
          <CardLink href="/merchants/1">Chive & Thyme</CardLink>
        </Title>
        <p>Garden kitchen, 0.4 miles</p>
        <CardAction>
          <IconButton label="Keep Chive & Thyme" look="outlined" icon={<Star size={20} />} />
        </CardAction>
      </div>
    ),
  },
};
export const Highlighted: Story = { args: { ...Interactive.args, isHighlighted: true } };

export const AllStates: Story = {
  render: (args) => (
    <Gallery>
      {' '}
      <Row name="plain, interactive, highlighted">
        <Card {...args} />
        <Card {...args} {...Interactive.args} />
        <Card {...args} {...Highlighted.args} />
      </Row>
      <PointedAndFocused>
        <Card {...args} {...Interactive.args} />
      </PointedAndFocused>
    </Gallery>
  ),
};
