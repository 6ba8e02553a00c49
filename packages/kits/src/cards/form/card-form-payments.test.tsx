import { PAYMENT_SCRIPT } from '@tableside/kits/payments';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { button, setupServer, renderForm } from './card-form.fixture.tsx';

setupServer();

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="stripe"]');

test('CRD-31.c without a key the card form loads nothing from the payment provider', async () => {
  await renderForm();
  expect(script()).toBeNull();
});

test('CRD-31.a CHR-41 the card form loads the payment library, and works without it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('__PAYMENT_KEY__', 'pk_test_1');
  await renderForm();
  await waitFor(() => expect(script()?.src).toBe(PAYMENT_SCRIPT));
  script()?.dispatchEvent(new Event('error'));
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The payment library did not start.', expect.any(Error)),
  );
  expect(button()).toBeEnabled();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
