import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './loading.stories.tsx';

const { ForScreenReaders, Visible } = composeStories(stories);

test.each([Visible, ForScreenReaders])('CON2-02 announces the given message', (Story) => {
  render(<Story />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Do not refresh, loading more content$/);
});
