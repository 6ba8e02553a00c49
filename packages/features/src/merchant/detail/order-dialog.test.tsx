import { buildMerchantDetail } from '@tableside/api-client/testing';
import { memberOfTier, TestProviders } from '@tableside/kits/testing';
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

test.each([
  ['who is only known', { kind: 'known', publicId: 'p-1', tier: 2 }, 1],
  ['who is signed in', memberOfTier(2), 0],
] as const)('MER-30.b a visitor %s signs in from the order dialog, or need not', (_, visitor, links) => {
  render(
    <TestProviders visitor={visitor}>
      <OrderDialog
        merchant={buildMerchantDetail()}
        orderAt="https://orders.example/here"
        onClose={() => undefined}
      />
    </TestProviders>,
  );
  expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(links);
});
