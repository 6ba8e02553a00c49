import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  emptyContent,
  parseCopy,
  type Content,
  type ContentBlock,
  type PageContent,
} from '@tableside/content-client';
import { buildPage } from '@tableside/content-client/testing';
import { anonymous, type Visitor } from '@tableside/core';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';

import {
  Blocks,
  Copy,
  CopyText,
  PageBanner,
  PageHeading,
  PageSkeleton,
  PageTemplate,
  ResponsiveText,
} from './index.ts';
import { contentCopy } from './copy.ts';

const words = (mobile: string) => ({ mobile: parseCopy(mobile) });
const blocks: readonly ContentBlock[] = [
  { type: 'title', text: words('Twice as much on Mondays') },
  {
    type: 'body_text',
    text: words('Every dinner at a place near you adds {currencies}. Questions? Call {{support_phone}}.'),
  },
  { type: 'button', text: words('Find a table'), url: '/search', isNewTab: false },
  { type: 'standalone_link', text: words('All offers'), url: '/earn', isNewTab: false },
];
const banner: NonNullable<PageContent['banner']> = {
  imageMobileAltText: '',
  imageXPosition: '50%',
  imageYPosition: '50%',
  hasWelcomeMessage: true,
  hasProspectEmail: false,
};
const bannerText = parseCopy('Mondays at {program}\n\nThe week begins with dinner.');
const page = buildPage({
  bannerText,
  mainColumn: blocks,
  sideColumn: [
    { type: 'title', text: words('Good to know') },
    { type: 'body_text', text: words('Offers add up with your usual rate.') },
  ],
  disclaimer: parseCopy('Offers end on the last day of the month. {{terms}}'),
});

interface PageStory {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
  readonly visitor: Visitor;
  readonly page: PageContent;
}

const meta = {
  title: 'Kits/Content page',
  component: PageTemplate,
  subcomponents: { Blocks, Copy, CopyText, PageBanner, PageHeading, PageSkeleton, ResponsiveText },
  args: { partner: {}, content: emptyContent, visitor: anonymous, page },
  parameters: { layout: 'fullscreen', msw: [] },
  render: ({ partner, content, visitor, page }) => (
    <TestProviders partner={partner} content={content} visitor={visitor}>
      <PageTemplate page={page} visitor={visitor} />
    </TestProviders>
  ),
} satisfies Meta<PageStory>;
export default meta;
type Story = StoryObj<PageStory>;

export const WithoutBanner: Story = {};
export const WithBanner: Story = { args: { page: { ...page, banner } } };
export const WithPicture: Story = {
  args: { page: { ...page, banner: { ...banner, image: '/images/american-1' } } },
};
export const Loading: Story = {
  render: ({ partner, content }) => (
    <TestProviders partner={partner} content={content}>
      <PageSkeleton message="Loading the page" />
    </TestProviders>
  ),
};
export const Texts: Story = {
  parameters: { layout: 'padded' },
  render: ({ partner, content, visitor }) => (
    <TestProviders partner={partner} content={content} visitor={visitor}>
      <PageHeading text={bannerText} />
      <p>
        <CopyText text={parseCopy('{program}® brings {currencies} to every table. {{sign_in}}')} />
      </p>
      <p>
        <ResponsiveText
          text={{
            mobile: parseCopy('Earn with every bill.'),
            desktop: parseCopy('Earn with every bill, tax and tip included.'),
          }}
        />
      </p>
      <p>
        <Copy of={contentCopy} id="welcome" />
      </p>
    </TestProviders>
  ),
};
