import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useEmblaCarousel from 'embla-carousel-react';
import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { CarouselEngine } from './carousel-engine.tsx';
import * as stories from './carousel.stories.tsx';

vi.mock('embla-carousel-react', () => ({ default: vi.fn(() => [() => undefined, undefined]) }));

// Scrolling is tested by the stories, in a browser: MER-34 in StopsAtItsEnds, MER-35 in ReportsVisibleSlides.
const { OneSlide, WithHeader } = composeStories(stories);
const previous = () => screen.getByRole('button', { name: 'Previous places' });
const next = () => screen.getByRole('button', { name: 'More places' });

test('MER-34.a MER-34.b starts with previous disabled and next enabled, and both disabled for one slide', () => {
  const { rerender } = render(<WithHeader />);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).not.toHaveAttribute('aria-disabled');
  rerender(<OneSlide key="one" />);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

test('MER-34.c a button that is disabled can have the focus, and does nothing', async () => {
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollBy'));
  render(<WithHeader />);
  await userEvent.tab();
  expect(previous()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(next());
  expect(scrollBy).toHaveBeenCalledOnce();
});

test('MER-34.a MER-34.b a row that is scrolled before its code has loaded can go back, and at its end not on', () => {
  render(<WithHeader />);
  const viewport = screen.getByRole('group', { name: '1 of 8' }).parentElement!.parentElement!;
  Object.defineProperties(viewport, { clientWidth: { value: 800 }, scrollWidth: { value: 2000 } });
  const isDisabled = (left: number) => {
    fireEvent.scroll(viewport, { target: { scrollLeft: left } });
    return [previous(), next()].map((button) => button.getAttribute('aria-disabled'));
  };
  expect(isDisabled(276)).toEqual([null, null]);
  expect(isDisabled(1200)).toEqual([null, 'true']);
  expect(isDisabled(0)).toEqual(['true', null]);
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
