import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, privacyChoiceHandlers, problem } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { expect, userEvent } from 'storybook/test';

import { chrome } from '../index.ts';

const meta = {
  title: 'Features/Chrome/Privacy choices',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: { feature: chrome, path: '/privacy_choices', visitor: anonymous, partner: {}, content: emptyContent },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: [privacyChoiceHandlers.record(problem(500)), ...allHandlers()] },
  beforeEach: () => () => localStorage.removeItem('dr.privacyChoice'),
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const TurnedOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Off/ }));
    await expect(await canvas.findByText('Tracking is off.')).toBeVisible();
  },
};
export const SignalHonored: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your browser’s signal is honored')).toBeVisible();
  },
};
