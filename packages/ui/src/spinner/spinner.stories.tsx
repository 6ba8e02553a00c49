import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gallery, Row } from '../gallery.stories.parts.tsx';
import { onSurface, text, titleSize } from '../tokens.ts';
import { Spinner } from './spinner.tsx';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AllStates: Story = {
  render: () => (
    <Gallery>
      <Row name="in the size of the text">
        <span css={text.small}>
          <Spinner />
        </span>
        <Spinner />
        <span css={titleSize.large}>
          <Spinner />
        </span>
      </Row>
      <Row name="on the brand's surface" css={{ ...onSurface.brand, padding: 24 }}>
        <Spinner />
      </Row>
    </Gallery>
  ),
};
