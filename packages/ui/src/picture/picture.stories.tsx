import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../gallery.stories.parts.tsx';
import { Picture } from './picture.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 200"><rect width="280" height="200" fill="#e9d8b4"/><circle cx="140" cy="100" r="70" fill="#fff"/><circle cx="140" cy="100" r="44" fill="#c65d3b"/></svg>',
)}`;

const meta = {
  title: 'UI/Picture',
  component: Picture,
  args: { src: drawing, alt: 'A plate of soup', width: 280, height: 200 },
  decorators: [
    (Story) => (
      <div css={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Failed: Story = { args: { src: 'data:image/png;base64,broken' } };

export const AllStates: Story = {
  render: (args) => (
    <Row name="loaded, failed">
      <Picture {...args} />
      <Picture {...args} src="data:image/png;base64,broken" />
    </Row>
  ),
};
