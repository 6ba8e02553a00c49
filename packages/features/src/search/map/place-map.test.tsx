import { render, screen, waitFor } from '@testing-library/react';
import { TestProviders } from '@tableside/kits/testing';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { maplibreAdapter } from './maplibre/maplibre-adapter.ts';
import { PlaceMap } from './place-map.tsx';
import { vectorAdapter } from './vector/vector-adapter.ts';

const position = { latitude: 40.754, longitude: -73.977 };
const show = (partner: ComponentProps<typeof TestProviders>['partner'] = {}) =>
  render(
    <TestProviders partner={partner}>
      <PlaceMap merchantName="Juniper & Rye" position={position} />
    </TestProviders>,
  );

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(208);
});

test('where a restaurant is, is one picture around its position: nothing in it takes the focus', async () => {
  const mount = vi.spyOn(vectorAdapter, 'mount');
  show();
  const picture = await screen.findByRole('img', { name: 'Map showing Juniper & Rye' });
  expect(await screen.findByText('Illustrative map')).toBeVisible();
  await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
  expect(mount.mock.calls[0]?.[1].view.center).toEqual(position);
  expect(picture.querySelector('[tabindex]')?.closest('[inert]')).not.toBeNull();
});

test('a map that does not come says so', async () => {
  vi.spyOn(vectorAdapter, 'mount').mockRejectedValue(new Error('No shapes.'));
  show();
  expect(await screen.findByText('We couldn’t load the map.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('SEA-44.b the drawn map does without MapLibre, also where it could run', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    getExtension: () => null,
  } as unknown as null);
  const mount = vi.spyOn(maplibreAdapter, 'mount');
  show();
  const picture = await screen.findByRole('img', { name: 'Map showing Juniper & Rye' });
  await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
  expect(mount).not.toHaveBeenCalled();
});

test('CFG-01.b a partner’s own style of the map is drawn with its tiles', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    getExtension: () => null,
  } as unknown as null);
  const mount = vi.spyOn(maplibreAdapter, 'mount').mockRejectedValue(new Error('No WebGL.'));
  show({ map: { styleUrl: 'https://maps.example/style.json' } });
  await waitFor(() => expect(mount.mock.calls[0]?.[1].styleUrl).toBe('https://maps.example/style.json'));
});
