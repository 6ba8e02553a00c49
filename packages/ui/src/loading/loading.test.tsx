import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { violationsIn } from '../axe.test.support.ts';
import * as stories from './loading.stories.tsx';

const { ForScreenReaders, Visible } = composeStories(stories);

test.each([Visible, ForScreenReaders])('CON2-02 announces the given message', async (Story) => {
  const { container } = render(<Story />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Do not refresh, loading more content$/);
  expect(await violationsIn(container)).toEqual([]);
});
