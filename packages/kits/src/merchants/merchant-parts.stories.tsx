import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMerchant } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { anonymous, type Merchant, type Visitor } from '@tableside/core';
import { memberOfTier, TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { Card, CardAction } from '@tableside/ui/card';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { EarnRate } from './earn-rate.tsx';
import { MerchantCardLink } from './merchant-card-link.tsx';
import { MerchantPicture } from './merchant-picture.tsx';
import { MerchantTags } from './merchant-tags.tsx';
import { UnlockAccess } from './unlock-access.tsx';

interface PartsStory {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const merchant = buildMerchant({
  highlight: 'new',
  acclaimedLevel: 2,
  benefit: { bonusText: 'Twice as much on Mondays' },
});
const gated = buildMerchant({ benefit: { requiredTier: 3 } });

const meta = {
  title: 'Kits/Merchant parts',
  component: EarnRate,
  subcomponents: { MerchantCardLink, MerchantPicture, MerchantTags, UnlockAccess },
  args: { merchant, visitor: anonymous, partner: {}, content: emptyContent },
  parameters: { msw: [] },
  render: ({ merchant, visitor, partner, content }) => (
    <TestProviders
      visitor={visitor}
      partner={{ acclaimedEnabled: true, acclaimed2Enabled: true, ...partner }}
      content={content}
    >
      <Card isInteractive css={{ display: 'grid', gap: 16, maxWidth: 420, padding: 16 }}>
        <MerchantCardLink merchant={merchant} />
        <MerchantTags merchant={merchant} />
        <CardAction>
          <EarnRate merchant={merchant} />
        </CardAction>
        <MerchantPicture imageBaseUrl={merchant.imageBaseUrl} preset="thumbnail" alt="" />
      </Card>
    </TestProviders>
  ),
} satisfies Meta<PartsStory>;
export default meta;
type Story = StoryObj<PartsStory>;

export const NotSignedIn: Story = {};
export const Member: Story = { args: { visitor: memberOfTier(2) } };
export const Unlock: Story = {
  args: { visitor: memberOfTier(0), merchant: gated },
  render: ({ visitor, partner, content }) => (
    <TestProviders visitor={visitor} partner={partner} content={content}>
      <UnlockAccess benefit={gated.benefit} requiredTier={3} onUnlocked={() => undefined} />
    </TestProviders>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const UnlockInLowWindow: Story = {
  ...Unlock,
  name: 'UIX-16 unlocking in a low window',
  globals: { viewport: { value: 'low' } },
};
