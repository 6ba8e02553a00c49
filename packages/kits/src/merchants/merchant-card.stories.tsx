import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, buildMerchant } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { anonymous, type Merchant, type Visitor } from '@tableside/core';
import type { PartnerFile } from '@tableside/partner-config';
import { expect } from 'storybook/test';

import { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
import { MerchantCard } from './merchant-card.tsx';
import { SavedHeart } from './saved-heart.tsx';
import { memberOfTier, TestProviders } from '@tableside/kits/testing/providers';

interface CardStory {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
  readonly isHighlighted: boolean;
}

const meta = {
  title: 'Kits/Merchant card',
  component: MerchantCard,
  subcomponents: { MerchantCardSkeleton, SavedHeart },
  args: {
    merchant: buildMerchant(),
    visitor: anonymous,
    partner: {},
    content: emptyContent,
    isHighlighted: false,
  },
  parameters: { msw: allHandlers() },
  render: ({ merchant, visitor, partner, content, isHighlighted }) => (
    <TestProviders
      visitor={visitor}
      partner={{ acclaimedEnabled: true, acclaimed2Enabled: true, ...partner }}
      content={content}
    >
      <div css={{ width: 300 }}>
        <MerchantCard merchant={merchant} isHighlighted={isHighlighted} />
      </div>
    </TestProviders>
  ),
} satisfies Meta<CardStory>;
export default meta;
type Story = StoryObj<CardStory>;

export const NotSignedIn: Story = {};
export const WithoutMembers: Story = {
  args: { partner: { enrollmentType: 'none', currencyType: 'Dollar' } },
};
export const CanBeSaved: Story = {
  args: { partner: { hasSavedPlaces: true } },
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: /^Save / });
    const was = heart.getAttribute('aria-pressed');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', String(was !== 'true'));
  },
};
export const MemberOfTierTwo: Story = { args: { visitor: memberOfTier(2) } };
export const Vip: Story = { args: { visitor: memberOfTier(3) } };
export const MoneyBack: Story = { args: { visitor: memberOfTier(2), partner: { currencyType: 'Credit' } } };
export const NotActivated: Story = { args: { visitor: memberOfTier(1) } };
export const Locked: Story = {
  args: { visitor: memberOfTier(0), merchant: buildMerchant({ benefit: { requiredTier: 3 } }) },
};
export const Limited: Story = {
  args: {
    visitor: memberOfTier(2),
    merchant: buildMerchant({ benefit: { maxSpend: 250, maxVisitsPerMonth: 3 } }),
  },
};
export const New: Story = { args: { merchant: buildMerchant({ highlight: 'new' }) } };
export const AcclaimedWithBonus: Story = {
  args: {
    visitor: memberOfTier(2),
    merchant: buildMerchant({ acclaimedLevel: 2, benefit: { bonusText: 'Twice as much on Mondays' } }),
  },
};
export const Sparse: Story = {
  args: {
    merchant: buildMerchant({
      rating: undefined,
      priceLevel: 0,
      neighborhood: undefined,
      distance: undefined,
      imageBaseUrl: '',
    }),
  },
};
export const LongText: Story = {
  args: {
    merchant: buildMerchant({
      name: 'The Long Table at the Old Customs House on the Northern Quay',
      cuisines: ['Mediterranean', 'Seafood', 'Vegetarian', 'Bakery & Café'],
      neighborhood: 'Rancho Santa Margarita Heights',
    }),
  },
};
export const TagsInLargeText: Story = {
  name: 'MER-42 tags are whole with text of twice the size',
  args: {
    merchant: buildMerchant({
      highlight: 'onlineOrderingAvailable',
      acclaimedLevel: 2,
      benefit: { bonusText: 'Twice as much on Mondays' },
    }),
  },
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const picture = canvasElement.querySelector('article > div')!;
    const tags = [...picture.querySelectorAll('span')];
    await expect(tags.length).toBeGreaterThanOrEqual(3);
    root.style.fontSize = '200%';
    try {
      const cut = tags.filter((tag) => {
        const words = document.createRange();
        words.selectNodeContents(tag);
        return [tag, picture].some((element) => {
          const box = element.getBoundingClientRect();
          return [...words.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1,
          );
        });
      });
      await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    } finally {
      root.style.fontSize = '';
    }
  },
};
export const Highlighted: Story = { args: { isHighlighted: true } };

const states = [
  NotSignedIn,
  WithoutMembers,
  MemberOfTierTwo,
  Vip,
  MoneyBack,
  NotActivated,
  Locked,
  New,
  AcclaimedWithBonus,
  Sparse,
  LongText,
  Highlighted,
];

export const AllStates: Story = {
  render: (args, context) => (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {states.map((state, index) => (
        <div key={index}>{meta.render({ ...args, ...state.args })}</div>
      ))}
      <div css={{ width: 300 }}>
        <MerchantCardSkeleton key={context.id} />
      </div>
    </div>
  ),
};
