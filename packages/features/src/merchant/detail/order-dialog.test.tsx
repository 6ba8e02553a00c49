import { buildMerchantDetail } from '@tableside/api-client/testing';
import { TestProviders } from '@tableside/kits/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { OrderDialog } from './order-dialog.tsx';

test.each([
  ['count', {}, /linked to Sample Plates to earn/],
  ['do not count at this restaurant', { onlineOrders: false }, /Online orders don’t earn miles here/],
])('ERN-15.c where online orders %s, the order dialog says so', (_, counts, words) => {
  render(
    <TestProviders partner={{ earn: { counts: { onlineOrders: true } } }}>
      <OrderDialog
        merchant={buildMerchantDetail({ counts })}
        orderAt="https://orders.example/here"
        onClose={() => undefined}
      />
    </TestProviders>,
  );
  expect(screen.getByText(/^You’ll order and pay on/)).toHaveTextContent(words);
});
