import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@tableside/kits/testing';
import { expect, test, vi } from 'vitest';

import { MapToggle } from './map-toggle.tsx';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('./result-map.tsx', () => {
  loaded.push('the map');
  return { ResultMap: () => null };
});
vi.mock('./vector/vector-adapter.ts', () => {
  loaded.push('what draws it');
  return { vectorAdapter: {} };
});
vi.mock('./basemap/basemap.ts', () => ({
  loadBasemap: async () => void loaded.push('its shapes'),
}));

test.each(['pointerEnter', 'focus'] as const)(
  'SEA-44.a all that the map needs loads beside each other on %s, before the press',
  async (intent) => {
    loaded.length = 0;
    vi.resetModules();
    const onChange = vi.fn();
    renderWithProviders(<MapToggle isMapOpen={false} onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Show map' });
    expect(loaded).toEqual([]);
    fireEvent[intent](button);
    await vi.waitFor(() => expect(loaded.toSorted()).toEqual(['its shapes', 'the map', 'what draws it']));
    expect(onChange).not.toHaveBeenCalled();
  },
);
