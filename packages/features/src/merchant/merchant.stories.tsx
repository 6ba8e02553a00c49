import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  buildMerchantDetailBody,
  menuHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous, menuHref, merchantHref } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, userEvent, waitFor } from 'storybook/test';

import { merchant } from './index.ts';

const respondingWith = (response: Parameters<typeof merchantHandlers.detail>[0]) => ({
  msw: [merchantHandlers.detail(response), ...allHandlers()],
});

const meta = {
  title: 'Features/Merchant',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: merchant,
    path: merchantHref('1'),
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
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: words })).toBeVisible();
  };
const name = 'Juniper & Rye';

export const NotSignedIn: Story = { play: says(name) };
export const CallOnPhone: Story = {
  name: 'MER-18 the phone number is a link on phones too',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Call / })).toBeVisible();
  },
};
export const MemberOfTierTwo: Story = { args: { visitor: memberOfTier(2) }, play: says(name) };
export const Locked: Story = {
  args: { visitor: memberOfTier(0) },
  parameters: respondingWith(buildMerchantDetailBody({ benefitAvailability: { requiredTier: 3 } })),
  play: says(name),
};
export const LimitedOffer: Story = {
  args: { visitor: memberOfTier(2), partner: { hasFlexOffers: true, hasEarnEstimate: true } },
  parameters: respondingWith(buildMerchantDetailBody({ benefitAvailability: { maxSpend: 500 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your offer: 250 miles, with limits')).toBeVisible();
  },
};
export const Sparse: Story = {
  parameters: respondingWith(
    buildMerchantDetailBody({
      details: { rating: undefined },
      description: undefined,
      menu: { url: undefined },
      orderUrl: undefined,
      galleryUrls: [],
      hours: [],
      mealsServed: [],
      features: [],
    }),
  ),
  play: says(name),
};
export const LongText: Story = {
  parameters: respondingWith(
    buildMerchantDetailBody({
      name: 'The Long Table at the Old Customs House on the Northern Quay',
      location: { neighborhood: 'Rancho Santa Margarita Heights' },
    }),
  ),
  play: says('The Long Table at the Old Customs House on the Northern Quay'),
};
export const OrderDialog: Story = {
  args: { path: `${merchantHref('1')}/Order` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `Order from ${name}` })).toBeVisible());
  },
};
export const AllPictures: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^All \d+ pictures/ }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `Pictures of ${name}` })).toBeVisible());
  },
};
export const MenuPictures: Story = {
  parameters: respondingWith(
    buildMerchantDetailBody({
      menu: { url: undefined, imageUrls: ['/images/american-1', '/images/american-8'] },
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu/ }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `Menu of ${name}` })).toBeVisible());
  },
};
export const Menu: Story = {
  args: { path: menuHref('1') },
  parameters: respondingWith(
    buildMerchantDetailBody({ menu: { hasText: true, imageUrls: ['/images/menu-american-1'] } }),
  ),
  play: says(`Menu of ${name}`),
};
export const MenuOnPhone: Story = {
  ...Menu,
  name: 'MER-38.a a menu on a phone',
  globals: { viewport: { value: 'phone' } },
};
export const MenuMissing: Story = {
  args: { path: menuHref('1') },
  parameters: { msw: [menuHandlers.menu(problem(404)), ...allHandlers()] },
  play: says('We don’t have this menu'),
};
export const Loading: Story = {
  parameters: respondingWith(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the restaurant')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: respondingWith(problem(500)),
  play: says('We couldn’t load this restaurant'),
};
export const NotSignedInInLowWindow: Story = {
  ...NotSignedIn,
  name: 'UIX-16 a restaurant in a low window',
  globals: { viewport: { value: 'low' } },
};
export const OrderDialogInLowWindow: Story = {
  ...OrderDialog,
  name: 'UIX-16 ordering in a low window',
  globals: { viewport: { value: 'low' } },
};
export const AllPicturesInLowWindow: Story = {
  ...AllPictures,
  name: 'UIX-16 the pictures of a restaurant in a low window',
  globals: { viewport: { value: 'low' } },
};
export const MenuPicturesInLowWindow: Story = {
  ...MenuPictures,
  name: 'UIX-16 the pages of a menu in a low window',
  globals: { viewport: { value: 'low' } },
};
export const OnPhone: Story = {
  ...NotSignedIn,
  name: 'UIX-17 a restaurant on a phone',
  globals: { viewport: { value: 'phone' } },
};
