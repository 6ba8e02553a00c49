import '@testing-library/jest-dom/vitest';

import { claimHandlers, problem } from '@tableside/api-client/testing';
import { LARGEST_CLAIM_PICTURE } from '@tableside/core';
import { renderWithProviders, setupMsw } from '@tableside/kits/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReceiptForm } from './receipt-form.tsx';

const server = setupMsw();
const UPLOAD = 'POST /api/Claims/Pictures';

function choose(name: string, type = 'image/png', size = 3) {
  renderWithProviders(<ReceiptForm reference="K7M4XP" />);
  const input = document.querySelector('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name, { type })] } });
  return input;
}

test.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.png', 'image/png', 'image/png'],
  ['a.webp', '', 'image/webp'],
  ['a.HEIC', '', 'image/heic'],
  ['a.heif', '', 'image/heif'],
  ['a.pdf', '', 'application/pdf'],
])('CLM-05.a %s of the type "%s" is sent as %s', async (name, type, sentAs) => {
  server.use(claimHandlers.addPicture());
  const accepted = choose(name, type).getAttribute('accept')?.split(',');
  expect(await screen.findByText('Added')).toBeVisible();
  expect(accepted).toContain(sentAs);
  expect(server.callsOf(UPLOAD)[0]?.request.headers.get('Content-Type')).toBe(sentAs);
});

test('CLM-05.b a file of exactly 8 MB is sent', async () => {
  server.use(claimHandlers.addPicture());
  choose('a.png', 'image/png', LARGEST_CLAIM_PICTURE);
  expect(await screen.findByText('Added')).toBeVisible();
});

test.each([
  [413, 'a.png is larger than 8 MB. Try a photo with a lower resolution.', 0],
  [429, 'That was a lot of pictures in a short time.', 1],
  [500, 'a.png didn’t go through. Please try again.', 1],
])('CLM-05.e after the status %i, which has no code, it says %s', async (status, sentence, retries) => {
  server.use(claimHandlers.addPicture(problem(status)));
  choose('a.png');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryAllByRole('button', { name: 'Try again a.png' })).toHaveLength(retries);
});

test('CLM-05.d a file that is being sent shows the share that was sent, and that it is being checked', async () => {
  const listening = vi.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
  server.use(claimHandlers.addPicture(() => new Promise(() => undefined)));
  choose('a.png');
  const bar = await screen.findByRole('progressbar', { name: 'Sending a.png' });
  await vi.waitFor(() => expect(listening).toHaveBeenCalledWith('progress', expect.anything()));
  const onProgress = listening.mock.calls.find(([type]) => type === 'progress')?.[1];
  const pass = (loaded: number) =>
    act(() =>
      (onProgress as (event: Partial<ProgressEvent>) => void)({ lengthComputable: true, loaded, total: 4 }),
    );
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  pass(1);
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('25% sent')).toBeVisible();
  pass(4);
  expect(screen.getByText('Checking it')).toBeVisible();
});
