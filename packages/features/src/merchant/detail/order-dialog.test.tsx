import { buildMerchantDetail } from '@tableside/api-client/testing';
import { TestProviders } from '@tableside/kits/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { OrderDialog } from './order-dialog.tsx';

test.each([
  ['count', true, {}, /linked to Sample Plates to earn/],
  ['do not count at this restaurant', true, { onlineOrders: false }, /Online orders don’t earn miles here/],
  ['do not count in the program', false, {}, /Online orders don’t earn miles here/],
  ['count at this restaurant alone', false, { onlineOrders: true }, /linked to Sample Plates to earn/],
])('ERN-15.c where online orders %s, the order dialog says so', (_, onlineOrders, counts, words) => {
  render(
    <TestProviders partner={{ earn: { counts: { onlineOrders } } }}>
      <OrderDialog
        merchant={buildMerchantDetail({ counts })}
        orderAt="https://orders.example/here"
        onClose={() => undefined}
      />
    </TestProviders>,
  );
  expect(screen.getByText(/^You’ll order and pay on/)).toHaveTextContent(words);
});
