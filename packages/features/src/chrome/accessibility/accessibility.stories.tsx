import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';

import { chrome } from '../index.ts';

const meta = {
  title: 'Features/Chrome/Accessibility',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: { feature: chrome, path: '/accessibility', visitor: anonymous, partner: {}, content: emptyContent },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoPromises: Story = {};
export const Reviewed: Story = {
  args: {
    partner: { accessibility: { replyDays: 3, reviewedOn: '2026-11-30' }, typeformCode: 'survey1' },
  },
};
