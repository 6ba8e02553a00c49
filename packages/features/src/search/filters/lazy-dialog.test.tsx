import { renderWithProviders, toastLabels } from '@tableside/kits/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { lazyDialog } from './lazy-dialog.tsx';

test('ERR-24.a a dialog whose code fails says so, and counts as closed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Dialog = lazyDialog(() => Promise.reject(new Error('missing')));
  const close = vi.fn();
  renderWithProviders(
    <>
      <Dialog onClose={close} />
      <ToastRegion labels={toastLabels} />
    </>,
  );
  expect(await screen.findByText(/^That didn’t load/)).toBeVisible();
  expect(close).toHaveBeenCalled();
});
