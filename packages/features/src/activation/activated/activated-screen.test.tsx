import { memberHandlers } from '@tableside/api-client/testing';
import { buildEntry } from '@tableside/content-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { impressions, renderSite, server } from '../site.fixture.tsx';
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

const content = {
  tier_1_activation: [
    buildEntry('activate', { stage: 'activation', banner_text: 'Your table is ready' }),
    buildEntry('activated', {
      stage: 'activated',
      browser_title: 'You are in | {partner}',
      banner_text: 'You are in',
      disclaimer: 'Linked cards only.',
      main_column: [
        { type: 'button', fields: { text_mobile: 'Search', url: '/search?restaurantOrCuisine=pizza' } },
        {
          type: 'body_text',
          fields: { text_mobile: 'Or <a href="/search?restaurantOrCuisine=pizza"><em>eat pizza</em></a>' },
        },
        { type: 'standalone_link', fields: { text_mobile: 'Offers', url: '/earn' } },
        { type: 'standalone_link', fields: { text_mobile: 'Guide', url: '/how-it-works', new_tab: true } },
        { type: 'standalone_link', fields: { text_mobile: 'Call', url: 'tel:+18005550100' } },
        { type: 'standalone_link', fields: { text_mobile: 'Partner', url: 'https://partner.example/in' } },
      ],
    }),
  ],
};

function respondToActivation() {
  let tierLevel: 1 | 2 = 1;
  server.use(
    memberHandlers.known(() => ({
      publicId: 'P1',
      interfaceType: 'known',
      active: tierLevel === 2,
      hasWebProfile: false,
      tierLevel,
    })),
    memberHandlers.activate(() => ({ publicId: 'P1', tierLevel: (tierLevel = 2) })),
  );
}

async function activate(options: Parameters<typeof renderSite>[1] = { content }) {
  respondToActivation();
  const site = renderSite('/activate?public_id=P1', options);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate my membership' }));
  await waitFor(() => expect(window.location.pathname).toBe('/activate/activated'));
  return site;
}

test('ACT-08.a ACT-08.b success shows the content for the stage, and a reload stays there; only visitors without a profile are asked to create one', async () => {
  const { unmount } = await activate();
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  expect(screen.getByText('Linked cards only.')).toBeVisible();
  expect(window.history.state).toMatchObject({ idx: 0 });
  expect(await screen.findByRole('link', { name: 'Create your account' })).toHaveAttribute(
    'href',
    '/join?rfr=2',
  );
  unmount();
  const { unmount: leave } = renderSite(undefined, { content });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('You are in | Sample'));
  leave();
  window.history.replaceState({ usr: { isActivated: true, hasWebProfile: true } }, '', '/activate/activated');
  renderSite(undefined, { content });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create your account' })).toBeNull();
});

test('ACT-08.a CON-03.a without a content entry the page says so and links to the restaurants', async () => {
  const { container } = await activate({});
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your membership is active');
  expect(screen.getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
  expect(await violationsIn(container)).toEqual([]);
});

test.each([[null], [{ hasWebProfile: false }]])(
  'ACT-09 without the flag (%j) the visitor is redirected to activation, with the query',
  async (state) => {
    respondToActivation();
    renderSite('/activate/activated?public_id=P1&utm_source=mail', { content, state });
    expect(await screen.findByRole('button', { name: 'Activate my membership' })).toBeEnabled();
    expect(window.location.pathname).toBe('/activate');
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.history.state).toMatchObject({ idx: 0 });
  },
);

test('ACT-10.a ACT-10.b an element within a link on the page reports the view of its target once, and navigates without waiting', async () => {
  const { tracker } = await activate();
  const report = vi.spyOn(tracker, 'impression');
  await userEvent.click(await screen.findByText('eat pizza'));
  const target = '/search?restaurantOrCuisine=pizza';
  expect(report.mock.calls[0]).toEqual([
    { eventName: 'pageView', url: `${window.location.origin}${target}` },
  ]);
  expect(await screen.findByRole('heading', { name: `Arrived at ${target}` })).toBeVisible();
  // The target page also reports its view a moment later, but that must not count twice.
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  tracker.flush();
  await waitFor(() => expect(impressions).toEqual(['pageView /search']));
});

test('ACT-10.a TRK-09.a UIX-29.d a page of this site that opens in another tab is left to that tab to report', async () => {
  const { tracker } = await activate();
  const report = vi.spyOn(tracker, 'impression');
  const user = userEvent.setup();
  for (const key of ['Control', 'Shift', 'Meta']) {
    await user.keyboard(`{${key}>}`);
    await user.click(await screen.findByText('eat pizza'));
    await user.keyboard(`{/${key}}`);
  }
  await user.click(screen.getByRole('link', { name: /^Guide/ }));
  expect(report).not.toHaveBeenCalled();
});

test('ACT-10.a ACT-10.b a page of another site is reported too, and opened', async () => {
  const { tracker } = await activate();
  const report = vi.spyOn(tracker, 'impression');
  const wasPrevented = vi.fn<(isPrevented: boolean) => void>();
  // jsdom cannot load pages.
  document.addEventListener(
    'click',
    (event) => {
      wasPrevented(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Partner' }));
  expect(report.mock.calls).toEqual([[{ eventName: 'pageView', url: 'https://partner.example/in' }]]);
  expect(wasPrevented.mock.calls).toEqual([[false]]);
});

test('ACT-10.a a telephone number is not a page', async () => {
  const { tracker } = await activate();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(await screen.findByRole('link', { name: 'Call' }));
  tracker.impression({ eventName: 'locationPrediction' });
  tracker.flush();
  await waitFor(() => expect(impressions).toEqual(['locationPrediction /activate/activated']));
});

test('ACT-11.a ACT-11.b SES-02 before activation no rates and a link to it, afterwards rates', async () => {
  respondToActivation();
  sessionStorage.setItem('dr.publicId', 'P1');
  renderSite('/search', { content });
  const link = await screen.findByRole('link', { name: 'Activate to see offers' });
  expect(link).toHaveAttribute('href', '/activate?public_id=P1');
  expect(screen.queryByText(/miles\/\$1/)).not.toBeInTheDocument();
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Activate my membership' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Offers' }));
  expect(await screen.findByText('3 miles/$1')).toBeVisible();
  expect(screen.queryByRole('link', { name: /to see offers/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Back to activation' }));
  expect(await screen.findByRole('heading', { name: 'Arrived at /join?rfr=2' })).toBeVisible();
});
