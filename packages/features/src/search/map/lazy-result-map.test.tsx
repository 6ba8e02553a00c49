import { renderWithProviders } from '@tableside/kits/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { loadBasemap } from './basemap/basemap.ts';
import { MapToggle } from './map-toggle.tsx';

const loaded = vi.hoisted(() => new Set<string>());
vi.mock('./result-map.tsx', () => {
  loaded.add('the map');
  return { ResultMap: () => null };
});
vi.mock('./vector/vector-adapter.ts', () => {
  loaded.add('what draws it');
  return { vectorAdapter: {} };
});
vi.mock('./basemap/basemap.ts', () => ({ loadBasemap: vi.fn(async () => undefined) }));

test.each(['pointerEnter', 'focus'] as const)(
  'SEA-44.a all that the map needs loads beside each other on %s, before the press',
  async (intent) => {
    const onChange = vi.fn();
    renderWithProviders(<MapToggle isMapOpen={false} onChange={onChange} />);
    expect(loadBasemap).not.toHaveBeenCalled();
    // The button is hidden at the width of jsdom's window.
    fireEvent[intent](screen.getByText('Show map'));
    await waitFor(() => expect(loadBasemap).toHaveBeenCalledOnce());
    await waitFor(() => expect([...loaded].toSorted()).toEqual(['the map', 'what draws it']));
    expect(onChange).not.toHaveBeenCalled();
    vi.mocked(loadBasemap).mockClear();
  },
);
