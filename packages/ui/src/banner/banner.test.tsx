import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './banner.stories.tsx';

const { Dismissable, Error, Success, Warning } = composeStories(stories);

test('ERR-06 errors and warnings are alerts, success is a status, and all three look different', () => {
  render(
    <>
      <Error />
      <Success />
      <Warning />
    </>,
  );
  const banners = [...screen.getAllByRole('alert'), screen.getByRole('status')];
  expect(banners.map((banner) => banner.querySelector('p')?.textContent)).toEqual([
    'We could not add your card',
    'Your card expires soon',
    'Your card was added',
  ]);
  expect(new Set(banners.map((banner) => getComputedStyle(banner).borderColor)).size).toBe(3);
  expect(new Set(banners.map((banner) => banner.querySelector('svg')?.innerHTML)).size).toBe(3);
});

test('is dismissed by its button', async () => {
  const onDismiss = vi.fn();
  render(<Dismissable onDismiss={onDismiss} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledOnce();
});
