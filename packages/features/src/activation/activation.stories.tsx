import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, memberHandlers, problem } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { expect } from 'storybook/test';

import { activation } from './index.ts';

const meta = {
  title: 'Features/Activation',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: activation,
    path: '/activate?public_id=known-1',
    visitor: anonymous,
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };
const justActivated = (hasWebProfile: boolean) => ({
  path: '/activate/activated',
  state: { isActivated: true, hasWebProfile },
});

export const Offer: Story = { play: says('Activate your membership') };
export const LookupFailed: Story = {
  parameters: { msw: [memberHandlers.known(problem(500)), ...allHandlers()] },
  play: says('We couldn’t look up your membership'),
};
export const Activated: Story = { args: justActivated(true), play: says('Your membership is active') };
export const ActivatedWithoutSignIn: Story = {
  args: justActivated(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create your account' })).toBeVisible();
  },
};
