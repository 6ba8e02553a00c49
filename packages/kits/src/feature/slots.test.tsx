import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { SlotProps } from './feature.ts';
import { Slot, SlotProvider } from './slots.tsx';

const First = () => <p>first</p>;
const Second = () => <p>second</p>;

test('a slot shows what features put into it, in the order of the features', () => {
  const features = [
    { name: 'a', routes: [], slots: { header: First } },
    { name: 'b', routes: [] },
    { name: 'c', routes: [], slots: { header: Second, footer: First } },
  ];
  const { container } = render(
    <SlotProvider features={features}>
      <Slot name="header" />
      <p>|</p>
      <Slot name="footer" />
      <p>|</p>
      <Slot name="backBar" />
    </SlotProvider>,
  );
  expect(container).toHaveTextContent('firstsecond|first|');
});

test('the content of a screen’s slot receives its props', () => {
  const Where = ({ merchantName }: SlotProps['placeMap']) => <p>{merchantName}</p>;
  render(
    <SlotProvider features={[{ name: 'map', routes: [], slots: { placeMap: Where } }]}>
      <Slot name="placeMap" merchantName="Juniper & Rye" position={{ latitude: 40, longitude: -74 }} />
    </SlotProvider>,
  );
  expect(screen.getByText('Juniper & Rye')).toBeVisible();
});
