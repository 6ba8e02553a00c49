import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, problem, secureFrameHandlers } from '@tableside/api-client/testing';
import { expect, waitFor } from 'storybook/test';

import { Surroundings } from '../surroundings.test.support.tsx';
import { drawnSecureFrame } from './drawn-frame.fixture.ts';
import { SecureCardField } from './secure-card-field.tsx';

const meta = {
  title: 'Kits/Secure card field',
  component: SecureCardField,
  args: { isRequired: true },
  parameters: { msw: allHandlers() },
  beforeEach: () => drawnSecureFrame().stop,
  render: (args) => (
    <Surroundings>
      <div css={{ maxWidth: 420 }}>
        <SecureCardField {...args} />
      </div>
    </Surroundings>
  ),
} satisfies Meta<typeof SecureCardField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => waitFor(() => expect(canvas.getByTitle('Card number, secure field')).toBeVisible()),
};
export const Loading: Story = {
  parameters: { msw: [secureFrameHandlers.url(() => new Promise(() => undefined)), ...allHandlers()] },
};
/** Also after 20 seconds in which the frame said nothing (CRD-25). */
export const NotLoaded: Story = {
  parameters: { msw: [secureFrameHandlers.url(problem(500)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('did not load');
  },
};
