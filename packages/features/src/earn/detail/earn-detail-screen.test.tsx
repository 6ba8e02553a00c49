import '@testing-library/jest-dom/vitest';

import { buildEntry } from '@tableside/content-client/testing';
import { memberOfTier, setupFeature } from '@tableside/kits/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { earn } from '../index.ts';

const { renderSite } = setupFeature(earn);

const text = (words: string) => ({ type: 'body_text', fields: { text_mobile: words } });
const upgrade = {
  url: 'vip-upgrade',
  browser_title: 'VIP | Sample',
  banner_text: 'Eleven dinners to VIP',
  main_column: [text('Dine eleven times in a year.')],
  side_column: [text('Questions?')],
  disclaimer: 'One year is twelve months.',
};
const content = {
  earn_details: [
    buildEntry('upgrade', upgrade),
    buildEntry('garden', { url: 'garden-season', browser_title: 'Garden {currencies}', main_column: [] }),
    buildEntry('cellar', {
      url: 'cellar-week',
      browser_title: 'Cellar week',
      main_column: [text('All red.')],
    }),
    buildEntry('lost', { banner_text: 'No url, no page' }),
  ],
};

test.each(Object.values(partnersByKind))(
  'ROU-16.a ROU-28 the five known pages exist without content, each with its own title ($enrollmentType)',
  async (partner) => {
    const titles = new Set<string>();
    for (const page of ['topgolf-bonus', 'new-member-bonus', 'how-it-works', 'reservations', 'vip-upgrade']) {
      const { unmount } = renderSite(`/earn/${page}`, { partner });
      const title = (await screen.findByRole('heading', { level: 1 })).textContent;
      titles.add(title);
      await waitFor(() => expect(document.title).toBe(`${title} | ${partner.programName}`));
      expect(screen.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/earn');
      unmount();
    }
    expect(titles.size).toBe(5);
  },
);

test('ERN-11.a an entry is shown at its url, with heading, both columns, disclaimer and browser title', async () => {
  renderSite('/earn/vip-upgrade', { content });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Eleven dinners to VIP');
  expect(screen.getByText('Dine eleven times in a year.')).toBeVisible();
  expect(screen.getByText('Questions?')).toBeVisible();
  expect(screen.getByText('One year is twelve months.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('VIP | Sample'));
});

test('ERN-10 ERN-07 MER-31.a MER-31.b MER-31.c every field of an entry is on its page, the texts of carousels as written', async () => {
  const banner = {
    enable_banner: true,
    image: '/images/wide',
    image_mobile: '/images/narrow',
    image_mobile_alt_text: 'A laid table',
    image_x_position: 20,
    image_y_position: 'Top',
    include_welcome_message: true,
    include_prospect_email: true,
  };
  const link = { text: 'How to earn {currencies}', url: 'https://partner.example/earn' };
  const carousel = { headline: 'More {currencies}', body: 'From {program}', link, query: 'isNew=true' };
  const main_column = [...upgrade.main_column, { type: 'merchant_carousel', fields: carousel }];
  const { container } = renderSite('/earn/vip-upgrade', {
    content: { earn_details: [buildEntry('upgrade', { ...upgrade, main_column, banner })] },
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Eleven dinners to VIP' });
  await waitFor(() => expect(document.title).toBe('VIP | Sample'));
  expect(document.head.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    expect.stringMatching(/^https:.*\/images\/wide$/),
  );
  const picture = screen.getByRole('img', { name: 'A laid table' });
  expect(picture).toHaveAttribute('src', '/images/narrow');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/images/wide');
  expect(screen.getByText('Welcome to Sample Plates')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /^Email address/ })).toBeVisible();
  const aside = screen.getByRole('complementary');
  expect(aside).toHaveTextContent('Questions?');
  expect(aside).not.toContainElement(screen.getByText('Dine eleven times in a year.'));
  expect(await screen.findByRole('region', { name: 'More {currencies}' })).toHaveTextContent(
    'From {program}',
  );
  expect(screen.getByRole('link', { name: /^How to earn \{currencies\}/ })).toHaveAttribute(
    'href',
    'https://partner.example/earn',
  );
  expect(heading).toAppearBefore(screen.getByText('Dine eleven times in a year.'));
  expect(screen.getByText('One year is twelve months.')).toBeVisible();
});

test('ROU-16.b ERN-11.a ERN-11.b another page exists only with an entry for it', async () => {
  for (const [page, title] of [
    ['garden-season', 'Garden miles'],
    ['cellar-week', 'Cellar week'],
  ] as const) {
    const { unmount } = renderSite(`/earn/${page}`, { content });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.queryAllByText('All red.')).toHaveLength(page === 'cellar-week' ? 1 : 0);
    unmount();
  }
  for (const page of ['lost', 'undefined', 'toString', 'vip-upgrade/more']) {
    const { unmount: leave } = renderSite(`/earn/${page}`, { content });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    leave();
  }
});

const optInBanner = {
  earn_details: [
    buildEntry('asks', {
      url: 'garden-season',
      banner_text: 'The garden is open',
      banner: { image: '/images/garden', include_prospect_email: true },
    }),
  ],
};
const member = memberOfTier(2);

test('ERN-05 a banner with the email form shows it', async () => {
  renderSite('/earn/garden-season', { content: optInBanner });
  expect(await screen.findByRole('textbox', { name: /^Email address/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join for free' })).toBeInTheDocument();
});

test('ERN-05 it is not shown to members, or to visitors who do not join directly', async () => {
  for (const options of [
    { visitor: member },
    { partner: { enrollmentType: 'sso' } },
    { partner: { enrollmentType: 'none' } },
  ] as const) {
    const { unmount } = renderSite('/earn/garden-season', { content: optInBanner, ...options });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The garden is open');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    unmount();
  }
});
