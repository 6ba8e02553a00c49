import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';

import { CarouselEngine } from './carousel-engine.tsx';
import * as stories from './carousel.stories.tsx';

vi.mock('embla-carousel-react', () => ({ default: vi.fn(() => [() => undefined, undefined]) }));

// Scrolling is tested by the stories, in a browser: MER-34 in StopsAtItsEnds, MER-35 in ReportsVisibleSlides.
const { OneSlide, WithHeader } = composeStories(stories);

test('MER-34.a MER-34.b starts with previous disabled and next enabled, and both disabled for one slide', () => {
  const { rerender } = render(<WithHeader />);
  expect(screen.getByRole('button', { name: 'Previous places' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'More places' })).toBeEnabled();
  rerender(<OneSlide key="one" />);
  expect(screen.getByRole('button', { name: 'Previous places' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'More places' })).toBeDisabled();
});

test('MER-35.a MER-35.b scrolls with duration option 15, immediately under reduced motion, with slides in view from 80 percent', () => {
  const nothing = () => undefined;
  render(
    <CarouselEngine
      viewport={createRef()}
      startIndex={0}
      onReady={nothing}
      onMove={nothing}
      onSlidesInView={nothing}
    />,
  );
  expect(vi.mocked(useEmblaCarousel).mock.lastCall?.[0]).toMatchObject({
    inViewThreshold: 0.8,
    duration: 15,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
});

test('is a named region whose slides announce their position', () => {
  render(<WithHeader />);
  expect(screen.getByRole('region', { name: 'New near you' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getAllByRole('group')).toHaveLength(8);
  expect(screen.getByRole('group', { name: '2 of 8' })).toHaveTextContent('Place 2');
});
