import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, buildMerchants } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { anonymous, type Visitor } from '@tableside/core';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';

import { MerchantGrid, MerchantGridSkeleton, type MerchantGridProps } from './merchant-grid.tsx';

interface GridStory extends MerchantGridProps {
  readonly visitor: Visitor;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Kits/Merchant grid',
  component: MerchantGrid,
  subcomponents: { MerchantGridSkeleton },
  args: { merchants: buildMerchants(6), visitor: anonymous, partner: {}, content: emptyContent },
  parameters: { msw: allHandlers() },
  render: ({ visitor, partner, content, ...args }) => (
    <TestProviders visitor={visitor} partner={partner} content={content}>
      <MerchantGrid {...args} />
    </TestProviders>
  ),
} satisfies Meta<GridStory>;
export default meta;
type Story = StoryObj<GridStory>;

export const Six: Story = {};
export const TwoColumns: Story = { args: { columns: 'two', highlightedId: '2', aside: <p>Only today</p> } };
export const Loading: Story = { render: () => <MerchantGridSkeleton count={6} /> };
