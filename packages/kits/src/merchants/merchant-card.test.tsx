import { createClient } from '@tableside/api-client';
import { buildMerchant } from '@tableside/api-client/testing';
import type { Merchant } from '@tableside/core';
import { Title } from '@tableside/ui/title';
import {
  type TestProvidersProps,
  memberOfTier,
  renderWithProviders,
  silentTracker,
} from '@tableside/kits/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { MerchantCard, type MerchantCardProps } from './merchant-card.tsx';
import { MerchantGrid } from './merchant-grid.tsx';

function showCard(
  merchant: Merchant = buildMerchant(),
  surroundings: Omit<TestProvidersProps, 'children'> = {},
  props: Partial<MerchantCardProps> = {},
) {
  renderWithProviders(<MerchantCard merchant={merchant} {...props} />, surroundings);
  return screen.getByRole('article');
}

const showCardsOf = (...merchants: Merchant[]) => renderWithProviders(<MerchantGrid merchants={merchants} />);

describe('the card’s content', () => {
  test('MER-01 the name links to the merchant, and covers the card with one tab stop', async () => {
    showCard(buildMerchant({ id: 'a b', name: 'Basil Wharf' }), { visitor: memberOfTier(2) });
    expect(screen.getByRole('link', { name: 'Basil Wharf' })).toHaveAttribute('href', '/merchants/a%20b');
    expect(screen.getByRole('heading', { level: 3, name: 'Basil Wharf' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Basil Wharf' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('TRK-16.b a click on the card is reported with its merchant, once', async () => {
    const tracker = { ...silentTracker, impression: vi.fn() };
    showCard(buildMerchant({ id: '42', name: 'Basil Wharf' }), { tracker });
    await userEvent.click(screen.getByRole('link', { name: 'Basil Wharf' }));
    expect(tracker.impression.mock.calls).toEqual([[{ eventName: 'merchantCardClick', merchantId: '42' }]]);
  });

  test('UIX-05.a the name has the small size of titles', () => {
    showCard(buildMerchant({ name: 'Basil Wharf' }));
    renderWithProviders(
      <Title level={3} size="small">
        A title
      </Title>,
    );
    const [name, title] = ['Basil Wharf', 'A title'].map(
      (words) => getComputedStyle(screen.getByRole('heading', { name: words })).fontSize,
    );
    expect(name).toBe(title);
  });

  test('MER-02 MER-26.a the picture has the card preset and alternative text', () => {
    showCard(buildMerchant({ name: 'Basil Wharf', imageBaseUrl: '/images/thai-9' }));
    const picture = screen.getByRole('img', { name: 'Food at Basil Wharf' });
    expect(picture).toHaveAttribute('src', '/images/thai-9?w=500&ar=1.4');
    expect(picture).toHaveAttribute('width', '500');
    expect(picture).toHaveAttribute('height', '357');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  test('API-01.d MER-26.a the picture of an API on another origin is at that origin', () => {
    showCard(buildMerchant({ name: 'Basil Wharf', imageBaseUrl: '/images/thai-9' }), {
      client: createClient({ baseUrl: () => 'https://api.example' }),
    });
    expect(screen.getByRole('img', { name: 'Food at Basil Wharf' })).toHaveAttribute(
      'src',
      'https://api.example/images/thai-9?w=500&ar=1.4',
    );
  });

  test('MER-02 a picture that fails, or has no valid URL, is a drawing with the same text', () => {
    showCard(buildMerchant({ name: 'Basil Wharf' }));
    fireEvent.error(screen.getByRole('img', { name: 'Food at Basil Wharf' }));
    expect(screen.getByRole('img', { name: 'Food at Basil Wharf' }).tagName).not.toBe('IMG');
    showCardsOf(buildMerchant({ id: '2', name: 'Casa Ocaso', imageBaseUrl: 'javascript:alert(1)' }));
    expect(screen.getByRole('img', { name: 'Food at Casa Ocaso' }).tagName).not.toBe('IMG');
  });

  test('a picture initially in view is loaded first', () => {
    showCard(buildMerchant(), {}, { hasPriority: true });
    const picture = screen.getByRole('img', { name: /^Food at/ });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });

  const highlights = [
    ['comingSoon', 'Coming soon'],
    ['leavingSoon', 'Leaving soon'],
    ['new', 'New'],
    ['limitedTime', 'Limited time'],
    ['onlineOrderingOnly', 'Online ordering only'],
    ['onlineOrderingAvailable', 'Online ordering available'],
  ] as const;
  const highlightsOf = (card: HTMLElement) =>
    highlights.map(([, words]) => words).filter((words) => within(card).queryByText(words));
  test.each(highlights)('MER-03.a the highlight %s reads "%s", and is the only one', (highlight, words) => {
    const benefit = { bonusText: 'Twice on Sundays' };
    expect(highlightsOf(showCard(buildMerchant({ highlight, benefit })))).toEqual([words]);
  });

  test('MER-03.a MER-09.b a merchant without a highlight shows none beside its bonus, which visitors see, too', () => {
    const card = showCard(buildMerchant({ benefit: { bonusText: 'Twice on Sundays' } }));
    expect(within(card).getByText('Bonus').parentElement?.parentElement?.childElementCount).toBe(1);
    expect(within(card).getByText('Twice on Sundays')).toBeVisible();
  });

  test('MER-03.b CFG-11.a CFG-11.b CFG-11.c each acclaimed level shows if its own switch is on, beside a highlight and a bonus too', () => {
    const show = (
      acclaimedLevel: 0 | 1 | 2,
      partner: TestProvidersProps['partner'] = {},
      highlight?: Merchant['highlight'],
    ) => {
      const { container, unmount } = renderWithProviders(
        <MerchantCard
          merchant={buildMerchant({
            acclaimedLevel,
            highlight,
            ...(highlight && { benefit: { bonusText: 'Twice on Sundays' } }),
          })}
        />,
        { partner },
      );
      const words = /Highly acclaimed|Acclaimed/.exec(container.textContent)?.[0];
      unmount();
      return words;
    };
    expect(show(1)).toBeUndefined();
    expect(show(2)).toBeUndefined();
    expect(show(1, { acclaimedEnabled: true })).toBe('Acclaimed');
    expect(show(2, { acclaimedEnabled: true })).toBeUndefined();
    expect(show(1, { acclaimedEnabled: true, acclaimed2Enabled: true })).toBe('Acclaimed');
    expect(show(2, { acclaimedEnabled: true, acclaimed2Enabled: true })).toBe('Highly acclaimed');
    expect(show(0, { acclaimedEnabled: true, acclaimed2Enabled: true })).toBeUndefined();
    expect(show(1, { acclaimedEnabled: true }, 'new')).toBe('Acclaimed');
  });

  test('MER-04.a MER-04.b MER-04.c the name, the rating out of five with its count, and nothing without a rating', () => {
    const card = showCard(buildMerchant({ name: 'Basil Wharf', rating: { overall: 4.3, count: 1210 } }));
    expect(within(card).getByRole('heading', { name: 'Basil Wharf' })).toBeVisible();
    expect(within(card).getByText('4.3')).toBeVisible();
    expect(within(card).getByText('(1210)')).toBeVisible();
    expect(within(card).getByText('4.3 of 5 stars, 1210 ratings')).toBeInTheDocument();
    showCardsOf(
      buildMerchant({ id: '2', name: 'Fresh Paint', rating: undefined }),
      buildMerchant({ id: '3', name: 'Casa Ocaso', rating: { overall: 4, count: 0 } }),
    );
    expect(screen.getAllByText(/of 5 stars/).map(({ textContent }) => textContent)).toEqual([
      '4.3 of 5 stars, 1210 ratings',
      '4.0 of 5 stars, 0 ratings',
    ]);
  });

  test('CON-37.a MER-04.c one rating has words of its own', () => {
    const card = showCard(buildMerchant({ rating: { overall: 5, count: 1 } }));
    expect(within(card).getByText('5.0 of 5 stars, 1 rating')).toBeInTheDocument();
  });

  test.each([
    [1, '$'],
    [2, '$$'],
    [3, '$$$'],
    [4, '$$$$'],
  ] as const)('MER-05.a price level %i is %s', (priceLevel, signs) => {
    const card = showCard(buildMerchant({ priceLevel }));
    expect(within(card).getByText(signs)).toBeVisible();
    expect(within(card).getByText(`Price ${priceLevel} of 4`)).toBeInTheDocument();
  });

  test('MER-05.b MER-06 an unknown price shows no signs; cuisines are joined by a slash', () => {
    const card = showCard(buildMerchant({ priceLevel: 0, cuisines: ['Thai', 'Bar', 'Vegan'] }));
    expect(within(card).getByText('Thai/Bar/Vegan')).toBeVisible();
    expect(card).not.toHaveTextContent(/\$|Price/);
  });

  test('MER-07.a MER-07.b MER-08.a neighborhood and city with the distance in miles', () => {
    const card = showCard(buildMerchant({ city: 'Chicago', neighborhood: 'Loop', distance: 1.25 }));
    expect(card).toHaveTextContent('Loop, Chicago · 1.3 mi');
    expect(card).toHaveTextContent('1.3 miles away');
  });

  test('MER-06 MER-07.a MER-07.b MER-08.a the city alone without a neighborhood; no cuisines and no distance if there are none', () => {
    const card = showCard(
      buildMerchant({ cuisines: [], city: 'Chicago', neighborhood: undefined, distance: undefined }),
    );
    expect(within(card).getByText('Chicago')).toBeVisible();
    expect(card).not.toHaveTextContent(/ mi|·/);
  });

  test.each([
    ['MER-08.b', 0, '0.1 mi'],
    ['MER-08.b', 0.04, '0.1 mi'],
    ['MER-08.a', 0.16, '0.2 mi'],
    ['MER-08.a', 0.96, '1.0 mi'],
    ['MER-08.a', 12.34, '12.3 mi'],
  ])('%s %d miles read "%s"', (_, distance, words) => {
    expect(showCard(buildMerchant({ distance }))).toHaveTextContent(` · ${words}`);
  });
});

describe('highlighting between map and list', () => {
  test('hovering or focusing a card is reported, and so is leaving it', async () => {
    const onHighlight = vi.fn();
    const card = showCard(buildMerchant({ id: '5' }), {}, { onHighlight });
    await userEvent.hover(card);
    expect(onHighlight).toHaveBeenLastCalledWith('5');
    await userEvent.unhover(card);
    expect(onHighlight).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    expect(onHighlight).toHaveBeenLastCalledWith('5');
  });

  test('UIX-08 a grid is a list, and prints in three columns, however many it has on the screen', () => {
    showCardsOf(buildMerchant({ id: '1' }), buildMerchant({ id: '2', name: 'Casa Ocaso' }));
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    renderWithProviders(<MerchantGrid merchants={[]} columns="two" />);
    const onPaper = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .filter((rule) => rule.startsWith('@media print') && /repeat\(3, minmax\(0(px)?, 1fr\)\)/.test(rule));
    const lists = screen.getAllByRole('list');
    const printed = lists.map(({ classList }) =>
      [...classList].some((name) => onPaper.some((rule) => rule.includes(name))),
    );
    expect(printed).toEqual([true, true]);
  });
});
