import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, problem, secureFrameHandlers } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, waitFor } from 'storybook/test';

import { Surroundings } from '../surroundings.test.support.tsx';
import { drawnSecureFrame } from './drawn-frame.fixture.ts';
import type { SecureCardFieldProps } from './secure-card-field-props.ts';
import { SecureCardField } from './secure-card-field.tsx';

interface FieldStory extends SecureCardFieldProps {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Kits/Secure card field',
  component: SecureCardField,
  args: { isRequired: true, partner: {}, content: emptyContent },
  parameters: { msw: allHandlers() },
  beforeEach: () => drawnSecureFrame().stop,
  render: ({ partner, content, ...args }) => (
    <Surroundings partner={partner} content={content}>
      <div css={{ maxWidth: 420 }}>
        <SecureCardField {...args} />
      </div>
    </Surroundings>
  ),
} satisfies Meta<FieldStory>;
export default meta;
type Story = StoryObj<FieldStory>;

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
