import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { find, openMerchant, section } from './reservations.fixture.tsx';

declare const jsdom: { readonly virtualConsole: NodeJS.EventEmitter };
const code = vi.hoisted(() => ({ isMissing: true }));
vi.mock('./booking-dialog.tsx', async (importOriginal) => {
  const loaded = await importOriginal<object>();
  return {
    get BookingDialog() {
      if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return (loaded as { readonly BookingDialog: unknown }).BookingDialog;
    },
  };
});

test('RES-25.a RES-25.b RES-25.c a slot whose dialog is missing says so at the slots, and pressed again it tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openMerchant();
  await find();
  const slot = await section().findByRole('button', { name: '7:00 PM' });
  await userEvent.click(slot);
  expect(await section().findByRole('alert')).toHaveTextContent('We couldn’t open this table.');
  expect(section().getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(slot).toHaveFocus();
  const reported = vi.fn<(error: Error) => void>();
  jsdom.virtualConsole.once('jsdomError', reported);
  await userEvent.click(section().getByRole('button', { name: 'Reload the page' }));
  expect(reported.mock.calls[0]?.[0].message).toContain('navigation to another Document');
  code.isMissing = false;
  await userEvent.click(slot);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(section().queryByRole('alert')).toBeNull();
});
