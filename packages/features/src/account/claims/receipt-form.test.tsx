import '@testing-library/jest-dom/vitest';

import { claimHandlers, problem } from '@tableside/api-client/testing';
import { LARGEST_CLAIM_PICTURE } from '@tableside/core';
import { renderWithProviders, setupMsw } from '@tableside/kits/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ReceiptForm } from './receipt-form.tsx';

const server = setupMsw();
const UPLOAD = 'POST /api/Claims/Pictures';

function add(name: string, type = 'image/png', size = 3) {
  const input = document.querySelector('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name, { type })] } });
  return input;
}
function choose(...file: Parameters<typeof add>) {
  renderWithProviders(<ReceiptForm reference="K7M4XP" />);
  return add(...file);
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

test('CLM-02.c CLM-05.e a third picture is not sent until another is removed', async () => {
  server.use(claimHandlers.addPicture());
  choose('a.png');
  add('b.png');
  add('c.png');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There can be 2 pictures. Remove one before you add c.png.',
  );
  expect(server.countOf(UPLOAD)).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again c.png' }));
  await waitFor(() => expect(server.countOf(UPLOAD)).toBe(3));
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

test.each([
  ['tooLarge', 'a.png is larger than 8 MB. Try a photo with a lower resolution.', 0],
  ['wrongType', 'a.png isn’t a picture we can read. Use a JPEG, PNG, WebP, HEIC, or PDF file.', 0],
  ['unreadable', 'a.png seems to be damaged. Take another photo, or choose another file.', 0],
  ['tooManyPixels', 'a.png has too many pixels. Try a photo with a lower resolution.', 0],
  [
    'tooManyPictures',
    'You’ve added a lot of pictures that you didn’t send. Send your report without a.png, or add it tomorrow.',
    1,
  ],
])('CLM-05.e the refusal %s has its sentence', async (code, sentence, retries) => {
  server.use(claimHandlers.addPicture(problem(400, { code })));
  choose('a.png');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryAllByRole('button', { name: 'Try again a.png' })).toHaveLength(retries);
});

test.each([
  ['CLM-05.b', 'big.png', 'image/png', LARGEST_CLAIM_PICTURE + 1, 'big.png is larger than 8 MB'],
  ['CLM-05.a', 'page.svg', 'image/svg+xml', 3, 'page.svg isn’t a picture we can read'],
])('%s a file that cannot be right is not sent: %s', async (_row, name, type, size, sentence) => {
  choose(name, type, size);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(server.countOf(UPLOAD)).toBe(0);
});

test('CLM-05.d CHR-49 a file that is being sent shows its progress and can be cancelled', async () => {
  server.use(claimHandlers.addPicture(() => new Promise(() => undefined)));
  choose('a.png');
  expect(await screen.findByRole('progressbar', { name: 'Sending a.png' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }));
  expect(screen.queryByText('a.png')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: /^Receipt/ })).toHaveFocus();
  expect(screen.getByText('a.png was removed')).toBeInTheDocument();
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

test('CLM-05.d UIX-04.c a retry keeps the focus at the pictures, and a picture added after another was removed is announced', async () => {
  server.use(claimHandlers.addPicture(problem(503)));
  choose('a.png');
  const again = await screen.findByRole('button', { name: 'Try again a.png' });
  add('b.png');
  await screen.findByRole('button', { name: 'Try again b.png' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
  expect(screen.getByText('b.png was removed')).toBeInTheDocument();
  server.use(claimHandlers.addPicture());
  await userEvent.click(again);
  expect(screen.getByRole('group', { name: /^Receipt/ })).toHaveFocus();
  expect(await screen.findByText('a.png was added')).toBeInTheDocument();
  expect(screen.queryByText('b.png was removed')).not.toBeInTheDocument();
});

test('CLM-05.e a picture whose connection was lost while it was sent says so', async () => {
  const sending = Promise.withResolvers<Response>();
  server.use(claimHandlers.addPicture(() => sending.promise));
  choose('a.png');
  await screen.findByRole('progressbar', { name: 'Sending a.png' });
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  sending.resolve(Response.error());
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline. a.png isn’t sent yet');
});
