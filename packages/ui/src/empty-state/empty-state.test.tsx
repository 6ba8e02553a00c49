import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as skeletons from '../skeleton/skeleton.stories.tsx';
import * as skips from '../skip-link/skip-link.stories.tsx';
import * as stories from './empty-state.stories.tsx';

const { Complete, TextOnly } = composeStories(stories);
const { AllStates: Skeletons } = composeStories(skeletons);
const { Unfocused } = composeStories(skips);

test('has a title of the given level, text and one action; its drawing is decorative', () => {
  const { container } = render(<Complete />);
  expect(screen.getByRole('heading', { level: 2, name: 'No places here yet' })).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('needs no drawing and no action', () => {
  render(<TextOnly />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('skeletons are hidden from screen readers', () => {
  const { container } = render(<Skeletons />);
  expect(container).toHaveTextContent(/^$/);
});

test('a skip link moves to the content', () => {
  render(<Unfocused />);
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
});
