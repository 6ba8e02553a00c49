import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMerchantDetail } from '@tableside/api-client/testing';
import type { MerchantDetail, SpendingRules } from '@tableside/core';
import { TestProviders } from '@tableside/kits/testing/providers';
import { expect } from 'storybook/test';

import { WhatCounts } from './what-counts.tsx';

interface CountsStory {
  readonly rules: SpendingRules;
  readonly merchant: MerchantDetail | undefined;
}

const meta = {
  title: 'Kits/What counts',
  component: WhatCounts,
  args: {
    rules: { tip: true, tax: true, onlineOrders: true, giftCards: false, pinDebit: false },
    merchant: undefined,
  },
  render: ({ rules, merchant }) => (
    <TestProviders partner={{ earn: { counts: rules } }}>
      <WhatCounts merchant={merchant} />
    </TestProviders>
  ),
} satisfies Meta<CountsStory>;
export default meta;
type Story = StoryObj<CountsStory>;

export const OfTheProgram: Story = {};
export const AtARestaurant: Story = {
  args: { merchant: buildMerchantDetail({ features: ['onlineOrdering'], counts: { tip: false } }) },
};
export const OnlyWhatDoesNotCount: Story = { args: { rules: { giftCards: false } } };
export const Untold: Story = {
  args: { rules: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
