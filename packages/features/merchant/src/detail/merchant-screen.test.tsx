import { buildMerchantDetailBody, merchantHandlers, problem } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { fakeWire, openSite } from '../surroundings.test.support.tsx';

const server = fakeWire();

const openMerchant = async (...detail: Parameters<typeof buildMerchantDetailBody>) => {
  server.use(merchantHandlers.detail(buildMerchantDetailBody(...detail)));
  const site = openSite('/merchants/1');
  await screen.findByRole('heading', { level: 1 });
  return site;
};

describe('the page of a merchant', () => {
  test('ROU-04 MER-27 loads by the id in the address; the name is heading and title', async () => {
    const asked: string[] = [];
    server.use(
      merchantHandlers.detail(({ params }) => {
        asked.push(params['merchantId'] ?? '');
        return buildMerchantDetailBody({ id: 'x 7', name: 'Ember Hall' });
      }),
    );
    openSite('/merchants/x%207');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the restaurant');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ember Hall' })).toBeVisible();
    expect(decodeURIComponent(asked[0] ?? '')).toBe('x 7');
    await waitFor(() => expect(document.title).toBe('Ember Hall | Sample Plates'));
  });

  test('MER-27 an unknown id is the not-found page', async () => {
    server.use(merchantHandlers.detail(problem(404)));
    openSite('/merchants/999999');
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  });

  test('a failure names its reference, and trying again can mend it', async () => {
    server.use(merchantHandlers.detail(problem(500, { requestId: 'req-41' })));
    openSite('/merchants/1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This restaurant did not load');
    expect(alert).toHaveTextContent('Reference req-41');
    server.use(merchantHandlers.detail());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Juniper & Rye' })).toBeVisible();
  });

  test('MER-20 MER-21 price and rating are meters with words', async () => {
    await openMerchant({ details: { priceRange: 2, rating: { overallRating: 4.5, numberOfRatings: 12 } } });
    const price = screen.getByRole('img', { name: 'Price 2 of 4' });
    expect([...price.children].map((sign) => sign.getAttribute('data-marked'))).toEqual([
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(screen.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
    expect(screen.getByText('12 ratings')).toBeInTheDocument();
  });

  test('MER-05 MER-21 an unknown price shows no meter, no rating says so', async () => {
    await openMerchant({ details: { priceRange: 0, rating: undefined } });
    expect(screen.queryByRole('img', { name: /^Price/ })).not.toBeInTheDocument();
    expect(screen.getByText('No ratings yet')).toBeVisible();
  });

  test('MER-26 pictures are asked for in the size of the detail page', async () => {
    await openMerchant();
    const pictures = screen.getByRole('group', { name: 'Pictures of Juniper & Rye' });
    const sources = [...pictures.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources[0]).toBe('/images/american-1?w=600&ar=1.6');
    expect(sources.every((source) => source?.endsWith('?w=600&ar=1.6'))).toBe(true);
    expect(new Set(sources).size).toBe(sources.length);
  });

  test('MER-03 tells what is special', async () => {
    await openMerchant({ details: { highlight: 'leavingSoon' } });
    expect(screen.getByText('Leaving soon')).toBeVisible();
  });
});

describe('what one can do', () => {
  const actions = () => within(screen.getByRole('navigation', { name: 'Plan your visit' }));

  test('MER-14 details leads to the details of the page', async () => {
    await openMerchant();
    expect(actions().getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#details$/),
    );
    expect(document.getElementById('details')).toHaveAccessibleName('About Juniper & Rye');
  });

  test('MER-15 directions leads to a map of the address, in a new tab', async () => {
    await openMerchant();
    const link = actions().getByRole('link', { name: /^Directions/ });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.protocol).toBe('https:');
    expect(url.searchParams.get('destination')).toBe(
      'Juniper & Rye, 218 West 19th Street, New York, NY 10011',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('MER-16 a menu with an address is a link to it', async () => {
    await openMerchant({ menu: { url: 'https://menu.example/1' } });
    expect(actions().getByRole('link', { name: /^Menu/ })).toHaveAttribute('href', 'https://menu.example/1');
    expect(actions().queryByRole('button')).not.toBeInTheDocument();
  });

  test.each(['close button', 'Escape'])(
    'MER-16 MER-19 pictures of the menu open in a dialog that the %s closes',
    async (way) => {
      await openMerchant({
        menu: { url: undefined, imageUrls: ['/images/american-2', '/images/american-3'] },
      });
      await userEvent.click(actions().getByRole('button', { name: 'Menu' }));
      const dialog = await screen.findByRole('dialog', { name: 'Menu of Juniper & Rye' });
      expect(
        within(dialog).getByRole('img', { name: 'Page 2 of the menu of Juniper & Rye' }),
      ).toBeInTheDocument();
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );

  test('MER-16 without a menu there is no control for it', async () => {
    await openMerchant({ menu: { url: 'javascript:alert(1)', imageUrls: [] } });
    expect(actions().queryByText('Menu')).not.toBeInTheDocument();
  });

  test('MER-17 ROU-05 order leads to /Order, which opens a dialog with the way on; closing it leads back', async () => {
    await openMerchant();
    await userEvent.click(actions().getByRole('link', { name: 'Order online' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order from Juniper & Rye' });
    expect(screen.getByTestId('address').textContent).toBe('/merchants/1/Order');
    const way = within(dialog).getByRole('link', { name: /^Go to orders.example/ });
    expect(way).toHaveAttribute('href', 'https://orders.example/juniper-and-rye');
    expect(way).toHaveAttribute('target', '_blank');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address').textContent).toBe('/merchants/1');
  });

  test('ROU-05 /Order opens detail and dialog at once', async () => {
    openSite('/merchants/1/Order');
    expect(await screen.findByRole('dialog', { name: 'Order from Juniper & Rye' })).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 1, hidden: true, name: 'Juniper & Rye' }),
    ).toBeInTheDocument();
  });

  test.each([undefined, 'javascript:alert(1)', '/login'])(
    'MER-17 ROU-05 with the ordering address %s there is no order control, and /Order leads to the detail',
    async (orderUrl) => {
      server.use(merchantHandlers.detail(buildMerchantDetailBody({ orderUrl })));
      openSite('/merchants/1/Order');
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/merchants/1'));
      expect(screen.queryByText('Order online')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('MER-18 the phone number is a link that calls it; none without a number', async () => {
    const { unmount } = await openMerchant({ contact: { phone: '3125550188' } });
    const call = screen.getByRole('link', { name: 'Call 312-555-0188' });
    expect(call).toHaveAttribute('href', 'tel:+13125550188');
    expect(call).toHaveTextContent('312-555-0188');
    unmount();
    await openMerchant({ contact: { phone: undefined } });
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });
});
