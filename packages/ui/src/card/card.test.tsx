import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './card.stories.tsx';

const { Interactive } = composeStories(stories);

test('is one link and one tab stop; its action is the next', async () => {
  render(<Interactive />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Chive & Thyme' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Keep Chive & Thyme' })).toHaveFocus();
  expect(screen.getByRole('article')).toBeVisible();
});
