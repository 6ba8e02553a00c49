import {
  buildMerchantBodies,
  buildSearchResponse,
  locationHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { type TestProvidersProps, renderWithProviders, setupMsw } from '@tableside/kits/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { fakeGeolocation, removeGeolocation } from './geolocation.test.support.ts';
import { MerchantCarousel, type MerchantCarouselProps } from './merchant-carousel.tsx';

const server = setupMsw();
beforeEach(() => {
  fakeGeolocation([41.87811, -87.6298]);
});
afterEach(() => {
  vi.useRealTimers();
  removeGeolocation();
});

const show = (
  props: Partial<MerchantCarouselProps> = {},
  surroundings?: Omit<TestProvidersProps, 'children'>,
) =>
  renderWithProviders(
    <MerchantCarousel
      headline="Steaks near you"
      body="Worth the drive."
      query="restaurantOrCuisine=steak"
      {...props}
    />,
    surroundings,
  );

/**
 * Fakes an IntersectionObserver that sees the first `count` slides, and the given share of all other
 * elements.
 *
 * @returns the shares at which it is to report again, of those that watch other elements than slides.
 */
function seeSlides(count: number, shareOfRow = 1): readonly unknown[] {
  const thresholds: unknown[] = [];
  class Observer {
    readonly report: IntersectionObserverCallback;
    readonly threshold: unknown;
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.report = report;
      this.threshold = options?.threshold;
    }
    observe(target: Element) {
      const position = Number(/^\d+/.exec(target.getAttribute('aria-label') ?? '')?.[0] ?? 0);
      if (position === 0) thresholds.push(this.threshold);
      const isIntersecting = position <= count;
      const intersectionRatio = position > 0 ? Number(isIntersecting) : shareOfRow;
      const entry = { target, isIntersecting, intersectionRatio };
      this.report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return thresholds;
}

describe('content', () => {
  test('MER-31.a MER-31.b MER-31.c MER-33.b headline, body and link, over a row of cards; all stay when a later search fails', async () => {
    const queryClient = new QueryClient();
    show({ link: { text: 'How it works', url: '/how-it-works' } }, { queryClient });
    expect(await screen.findByRole('heading', { level: 2, name: 'Steaks near you' })).toBeVisible();
    expect(screen.getByText('Worth the drive.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works');
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    const row = screen.getByRole('region', { name: 'Steaks near you' });
    server.use(merchantHandlers.search(problem(500)));
    await act(() => queryClient.refetchQueries());
    server.use(merchantHandlers.search(buildSearchResponse(buildMerchantBodies(3))));
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    // The same element, so nobody lost their place in it.
    expect(row).toBeVisible();
  });

  test('MER-31.b MER-31.c a link with an unsafe URL is left out, and the body stays', async () => {
    show({ link: { text: 'How it works', url: 'javascript:alert(1)' } });
    await screen.findAllByRole('article');
    expect(screen.queryByText('How it works')).not.toBeInTheDocument();
    expect(screen.getByText('Worth the drive.')).toBeVisible();
  });

  test('MER-32 "View all" links to the search with the same query', async () => {
    const query = 'location=Boston&restaurantOrCuisine=steak%20%26%20fries&priceRange=3&priceRange=4';
    show({ query, link: { text: 'How it works', url: '/how-it-works' } });
    const link = screen.getByRole('link', { name: 'View all : Steaks near you' });
    expect(link).toHaveTextContent('View all');
    expect(link).toHaveAttribute('href', `/search?${query}`);
  });

  test.each([
    ['fails', () => problem(500)],
    ['is refused', () => problem(400)],
    ['has no answer', () => Response.error()],
    ['finds nothing', () => buildSearchResponse([])],
  ])('MER-33.a it is not rendered when the search %s', async (_what, response) => {
    server.use(merchantHandlers.search(response));
    const { container } = show();
    expect(screen.getByText('Loading restaurants')).toBeInTheDocument();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  test('MER-31.b MER-34.a at the start Back is disabled; a body needs no link', async () => {
    show();
    expect(screen.getByText('Worth the drive.')).toBeVisible();
    const back = await screen.findByRole('button', { name: 'Previous restaurants' });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Next restaurants' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('requests', () => {
  async function requestedQuery(
    props: Partial<MerchantCarouselProps>,
    partner: TestProvidersProps['partner'] = {},
  ): Promise<[string, string][]> {
    const queries: URLSearchParams[] = [];
    server.use(
      merchantHandlers.search(({ query }) => {
        queries.push(query);
        return buildSearchResponse(buildMerchantBodies(3));
      }),
    );
    show(props, { partner });
    await screen.findAllByRole('article');
    expect(queries).toHaveLength(1);
    return [...(queries[0] ?? [])].sort(([first], [second]) => first.localeCompare(second));
  }

  test('MER-37.a MER-37.b MER-37.c SEA-27 location, campaign code, 15 a page and the query of the block', async () => {
    expect(await requestedQuery({}, { campaignCode: 'HT-PLATE' })).toEqual([
      ['campaignCode', 'HT-PLATE'],
      ['location', '41.88,-87.63'],
      ['pageSize', '15'],
      ['restaurantOrCuisine', 'steak'],
    ]);
  });

  test('MER-36 the position is requested with low accuracy, an hour of cache and 5 seconds', async () => {
    const { getCurrentPosition } = fakeGeolocation([1, 2]);
    await requestedQuery({});
    expect(getCurrentPosition.mock.calls.map(([, , options]) => options)).toEqual([
      { enableHighAccuracy: false, maximumAge: 3_600_000, timeout: 5000 },
    ]);
  });

  test('MER-37.a MER-37.c no campaign code if the partner has none; a block’s page size is ignored', async () => {
    expect(await requestedQuery({ query: 'isNew=true&pageSize=50&pageNo=3' })).toEqual([
      ['isNew', 'true'],
      ['location', '41.88,-87.63'],
      ['pageSize', '15'],
    ]);
  });

  test('MER-37.b MER-37.c a block’s own campaign code and location apply, without a request for the visitor’s position', async () => {
    const { getCurrentPosition } = fakeGeolocation([1, 2]);
    const query = 'location=Boston%2C+MA&campaignCode=HT-SPRING';
    expect(await requestedQuery({ query }, { campaignCode: 'HT-PLATE' })).toEqual([
      ['campaignCode', 'HT-SPRING'],
      ['location', 'Boston, MA'],
      ['pageSize', '15'],
    ]);
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  test('MER-37.b a block’s “Current Location”, as in the address of a search, is the visitor’s', async () => {
    expect(await requestedQuery({ query: 'location=Current+Location' })).toEqual([
      ['location', '41.88,-87.63'],
      ['pageSize', '15'],
    ]);
  });

  test('SEA-11.a SAV-03.h a block for what is saved asks by their ids; without `hasSavedPlaces` for all', async () => {
    const stored = ['7', '12'].map((id) => ({ id, name: 'Saved' }));
    localStorage.setItem('dr.savedMerchants', JSON.stringify(stored));
    onTestFinished(() => localStorage.clear());
    expect(await requestedQuery({ query: 'isSaved=true' }, { hasSavedPlaces: true })).toEqual([
      ['merchantIds', '12,7'],
      ['pageSize', '15'],
    ]);
    document.body.replaceChildren();
    expect(await requestedQuery({ query: 'isSaved=true' })).toEqual([
      ['location', '41.88,-87.63'],
      ['pageSize', '15'],
    ]);
  });

  test('SEA-11.a a block for what is saved is not rendered while nothing is', async () => {
    const { container } = show({ query: 'isSaved=true' }, { partner: { hasSavedPlaces: true } });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  test('SEA-23 SEA-24 a denied position falls back to the server’s estimate, then New York City', async () => {
    fakeGeolocation(1);
    expect(await requestedQuery({})).toContainEqual(['location', '41.88,-87.63']);
    server.use(locationHandlers.defaultUserLocation(problem(500)));
    document.body.replaceChildren();
    expect(await requestedQuery({})).toContainEqual(['location', '40.76,-73.99']);
  });
});

describe('tracking events', () => {
  test('TRK-09.c TRK-12 MER-35.a after the results the merchants in view, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const thresholds = seeSlides(3, 0.8);
    const impression = vi.fn();
    show({}, { tracker: { impression, dataLayer: () => undefined } });
    await screen.findAllByRole('article');
    expect(impression).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(160));
    await waitFor(() => expect(impression).toHaveBeenCalledTimes(1));
    expect(impression).toHaveBeenCalledWith({ eventName: 'carousel', merchantIds: ['1', '2', '3'] });
    expect(thresholds).toContain(0.8);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(impression).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no slide', 0, 1],
    ['less than 80 percent of the row', 3, 0.79],
  ])('TRK-12 MER-35.a nothing while %s is in view', async (_, count, shareOfRow) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    seeSlides(count, shareOfRow);
    const impression = vi.fn();
    show({}, { tracker: { impression, dataLayer: () => undefined } });
    await screen.findAllByRole('article');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(impression).not.toHaveBeenCalled();
  });
});
