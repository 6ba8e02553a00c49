import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

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
      <Slot name="header" />|<Slot name="footer" />|<Slot name="backBar" />
    </SlotProvider>,
  );
  expect(container).toHaveTextContent('firstsecond|first|');
});
