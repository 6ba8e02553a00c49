import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, buildMerchantBodies, merchantHandlers, problem } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { anonymous, type Visitor } from '@tableside/core';
import type { PartnerFile } from '@tableside/partner-config';

import { MerchantCarousel, type MerchantCarouselProps } from './merchant-carousel.tsx';
import { TestProviders } from '@tableside/kits/testing/providers';

interface CarouselStory extends MerchantCarouselProps {
  readonly visitor: Visitor;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Kits/Merchant carousel',
  component: MerchantCarousel,
  args: {
    visitor: anonymous,
    partner: {},
    content: emptyContent,
    headline: 'Worth the walk',
    body: 'Tables near you that earn all week.',
    link: { text: 'How it works', url: '/how-it-works' },
    query: 'location=Chicago%2C+IL',
  },
  parameters: { msw: allHandlers() },
  render: ({ visitor, partner, content, ...args }) => (
    <TestProviders visitor={visitor} partner={partner} content={content}>
      <MerchantCarousel {...args} />
    </TestProviders>
  ),
} satisfies Meta<CarouselStory>;
export default meta;
type Story = StoryObj<CarouselStory>;

export const Full: Story = {};
export const Three: Story = {
  parameters: { msw: [merchantHandlers.search(buildMerchantBodies(3)), ...allHandlers()] },
};
export const Loading: Story = {
  parameters: { msw: [merchantHandlers.search(() => new Promise(() => undefined)), ...allHandlers()] },
};
/** Nothing is rendered, because a page without the carousel is better than one with an error (MER-33). */
export const Failed: Story = {
  parameters: { msw: [merchantHandlers.search(problem(500)), ...allHandlers()] },
};
export const HeadlineOnly: Story = {
  render: ({ visitor, partner, content, ...args }) => (
    <TestProviders visitor={visitor} partner={partner} content={content}>
      <MerchantCarousel headline={args.headline} query={args.query} />
    </TestProviders>
  ),
};
