import { locationHandlers, problem } from '@tableside/api-client/testing';
import { renderWithProviders, setupMsw } from '@tableside/kits/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { fakeGeolocation, removeGeolocation } from './geolocation.test.support.ts';
import { carouselPositionOptions, searchPositionOptions, type PositionOptions } from './position-options.ts';
import { useVisitorPosition, type VisitorPositionSettings } from './use-visitor-position.ts';

const server = setupMsw();
afterEach(() => {
  vi.useRealTimers();
  removeGeolocation();
});

function Probe({
  options = searchPositionOptions,
  ...settings
}: VisitorPositionSettings & { options?: PositionOptions }) {
  const { status, coordinates, isOwn, retry } = useVisitorPosition(options, settings);
  const place = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : 'nowhere';
  return (
    <button type="button" onClick={() => void retry()}>
      {`${status} ${place} ${isOwn ? 'own' : 'guess'}`}
    </button>
  );
}

const probe = () => screen.getByRole('button');

describe('when the browser provides the position', () => {
  test('SEA-27 is rounded to two decimals', async () => {
    fakeGeolocation([41.87811, -87.6298]);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('granted 41.88,-87.63 own'));
  });

  test('SEA-26 is requested by the search with high accuracy, no cache and 7 seconds', async () => {
    const { getCurrentPosition } = fakeGeolocation([1, 2]);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('granted'));
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
      enableHighAccuracy: true,
      maximumAge: 0,
      timeout: 7000,
    });
  });

  test('is requested once for all users, and never without one', async () => {
    const { getCurrentPosition } = fakeGeolocation([1, 2]);
    renderWithProviders(
      <>
        <Probe />
        <Probe />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText(/granted/)).toHaveLength(2));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    renderWithProviders(<Probe isNeeded={false} />);
    expect(screen.getByText('pending nowhere guess')).toBeVisible();
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });
});

describe('when the browser does not provide the position', () => {
  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ] as const)('SEA-23 with error %i the server’s estimate is used', async (code, status) => {
    fakeGeolocation(code);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent(`${status} 41.88425,-87.63245 guess`));
  });

  test('SEA-23 a browser without geolocation counts as unavailable', async () => {
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('unavailable 41.88425,-87.63245'));
  });

  test.each([
    ['an error', () => problem(500)],
    ['a refusal', () => problem(404)],
    ['no answer', () => Response.error()],
    ['no connection', undefined],
  ])('SEA-24 if the server’s estimate fails too (%s), it is New York City', async (_, response) => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(response !== undefined);
    server.use(locationHandlers.defaultUserLocation(response));
    fakeGeolocation(1);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('denied 40.7577,-73.9857 guess'));
  });

  test('SEA-23 the server is not asked when the browser has a position', async () => {
    const respond = vi.fn(() => ({ latitude: 1, longitude: 1 }));
    server.use(locationHandlers.defaultUserLocation(respond));
    fakeGeolocation([41.87811, -87.6298]);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('granted'));
    expect(respond).not.toHaveBeenCalled();
  });

  test('nothing is known while the visitor decides, unless there is a time limit', async () => {
    vi.useFakeTimers();
    fakeGeolocation('silence');
    renderWithProviders(<Probe timeoutMs={4000} />);
    expect(screen.getByText('pending nowhere guess')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3999));
    expect(screen.getByText('pending nowhere guess')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(probe()).toHaveTextContent('pending 41.88425,-87.63245 guess'));
  });

  test('MER-36 requesting again, in the same way, picks up a changed decision', async () => {
    const browser = fakeGeolocation(1);
    renderWithProviders(<Probe options={carouselPositionOptions} />);
    await waitFor(() => expect(probe()).toHaveTextContent('denied'));
    browser.outcome = [41.87811, -87.6298];
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(probe()).toHaveTextContent('granted 41.88,-87.63 own'));
    expect(browser.getCurrentPosition.mock.calls.map(([, , options]) => options)).toEqual([
      carouselPositionOptions,
      carouselPositionOptions,
    ]);
  });
});

describe('over time', () => {
  test('SEA-25 the position is read again five minutes after the decision, and every five minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const browser = fakeGeolocation([41.87811, -87.6298]);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('granted 41.88,-87.63'));
    browser.outcome = [41.9, -87.7];
    await act(() => vi.advanceTimersByTimeAsync(299_000));
    expect(browser.getCurrentPosition).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(browser.getCurrentPosition).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(probe()).toHaveTextContent('granted 41.9,-87.7'));
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(browser.getCurrentPosition).toHaveBeenCalledTimes(3);
  });

  test('SEA-23 SEA-25 a single failed reading keeps the position; a denial does not', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const browser = fakeGeolocation([41.87811, -87.6298]);
    renderWithProviders(<Probe />);
    await waitFor(() => expect(probe()).toHaveTextContent('granted 41.88,-87.63'));
    browser.outcome = 3;
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    expect(browser.getCurrentPosition).toHaveBeenCalledTimes(2);
    expect(screen.getByText('granted 41.88,-87.63 own')).toBeVisible();
    browser.outcome = 1;
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    await waitFor(() => expect(probe()).toHaveTextContent('denied 41.88425,-87.63245 guess'));
  });
});
