import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CardMark } from './card-mark.tsx';

test('the mark of a card is the initial of its network, hidden from screen readers', () => {
  const { container } = render(<CardMark cardType="Visa" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent(/^V$/);
});
