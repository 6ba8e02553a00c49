import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';

import { Card, CardLink } from '../card/card.tsx';
import { Title } from '../title/title.tsx';
import { Carousel } from './carousel.tsx';

const labels = {
  carousel: 'New near you',
  roleDescription: 'carousel',
  previous: 'Previous places',
  next: 'More places',
  slide: (position: number, count: number) => `${position} of ${count}`,
};

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} isInteractive css={{ padding: 24, height: 160 }}>
      <CardLink href={`/merchants/${index + 1}`}>Place {index + 1}</CardLink>
    </Card>
  ));

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: { labels, slideWidth: 'min(260px, 85%)', children: slides(8) },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeader: Story = {
  args: {
    header: (
      <Title level={2} size="medium">
        New near you
      </Title>
    ),
  },
};
export const WithoutButtons: Story = { args: { hasButtons: false } };
export const OneSlide: Story = { args: { children: slides(1) } };
export const AllStates: Story = { ...WithHeader };

const inBrowser = { timeout: 5000 };
const disabled = ['aria-disabled', 'true'] as const;

export const StopsAtItsEnds: Story = {
  name: 'MER-34.a MER-34.b MER-34.c stops at its ends',
  args: { onActiveIndexChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Previous places' });
    const next = canvas.getByRole('button', { name: 'More places' });
    await waitFor(() => expect(args.onActiveIndexChange).toHaveBeenCalled(), inBrowser);
    await expect(previous).toHaveAttribute(...disabled);
    await expect(next).not.toHaveAttribute(...disabled);
    for (let step = 0; step < 8; step += 1) await userEvent.click(next);
    await expect(next).toHaveAttribute(...disabled);
    await expect(previous).not.toHaveAttribute(...disabled);
    // Browsers take the focus from what has been disabled when they next paint.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(next).toHaveFocus();
    await expect(next).toHaveStyle({ opacity: '1' });
    // The row has no end while the window is wide enough for all slides. After the window shrinks, it has one
    // again.
    const frame = canvas.getByRole('region').parentElement!;
    Object.assign(frame.style, { maxWidth: 'none', width: '3000px' });
    await waitFor(() => expect(previous).toHaveAttribute(...disabled), inBrowser);
    await expect(next).toHaveAttribute(...disabled);
    frame.style.width = '400px';
    await waitFor(() => expect(next).not.toHaveAttribute(...disabled), inBrowser);
  },
};

export const ScrolledEarly: Story = {
  name: 'MER-34.a goes on from where it was scrolled before its code had loaded',
  args: { onActiveIndexChange: fn() },
  // The code loads when the row is near.
  decorators: [
    (Story) => (
      <div css={{ paddingBlockStart: 3000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Previous places' });
    const third = canvas.getByRole('group', { name: '3 of 8' });
    const viewport = third.parentElement!.parentElement!;
    viewport.scrollTo({ left: 2 * (260 + 16), behavior: 'instant' });
    const left = () => Math.round(third.getBoundingClientRect().left - viewport.getBoundingClientRect().left);
    const before = left();
    await waitFor(() => expect(previous).not.toHaveAttribute(...disabled));
    await expect(args.onActiveIndexChange).not.toHaveBeenCalled();
    // The event of the row's last own scroll may come before the component has rendered with its engine.
    mocked(args.onActiveIndexChange!).mockImplementation(() => viewport.dispatchEvent(new Event('scroll')));
    canvas.getByRole('region').scrollIntoView();
    await waitFor(() => expect(args.onActiveIndexChange).toHaveBeenLastCalledWith(2), inBrowser);
    await waitFor(() => expect(viewport).toHaveStyle({ overflow: 'hidden' }));
    await expect(previous).not.toHaveAttribute(...disabled);
    await expect(left()).toBe(before);
    await userEvent.click(previous);
    await userEvent.click(previous);
    await expect(previous).toHaveAttribute(...disabled);
    await expect(viewport.scrollLeft).toBe(0);
  },
};

export const ReportsVisibleSlides: Story = {
  name: 'MER-35.a tells what is seen',
  args: { onSlidesInView: fn(), slideWidth: '300px', children: slides(5) },
  decorators: [
    (Story) => (
      <div css={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args }) => {
    // 700 px fit two slides of 300 px with gaps, and a fifth of the third slide.
    await waitFor(() => expect(args.onSlidesInView).toHaveBeenLastCalledWith([0, 1]), inBrowser);
  },
};
