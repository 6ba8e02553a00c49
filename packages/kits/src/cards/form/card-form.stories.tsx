import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  buildCardBody,
  buildPartnerCardBodies,
  cardHandlers,
  problem,
  secureFrameHandlers,
} from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { visibleFakeFrame } from '../testing/visible-fake-frame.ts';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { FakeSecureFrame } from '../testing.ts';
import { CardForm, type CardFormProps } from './card-form.tsx';

interface FormStory extends Pick<CardFormProps, 'onLinked'> {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
  readonly name: string;
  readonly hasCancel: boolean;
}

const refusals = {
  2001: { code: 'E1', message: 'Declined' },
  2002: { code: 'E2', message: 'This card has expired' },
  2004: { code: 'E9', message: 'This card is linked to another dining program' },
};
const wire = (partnerCards: number, linked = 0) => [
  cardHandlers.list(Array.from({ length: linked }, (_, index) => buildCardBody({ id: `card-${index}` }))),
  cardHandlers.partnerCards(buildPartnerCardBodies(partnerCards)),
  cardHandlers.add(refusals),
  ...allHandlers(),
];
const withCards = { hasPartnerLoadedCards: true, directFileFeedOptInRequired: true } as const;
let frame: FakeSecureFrame | undefined;

const meta = {
  title: 'Kits/Card form',
  component: CardForm,
  args: {
    partner: {},
    content: emptyContent,
    name: 'Link a card',
    hasCancel: false,
    onLinked: () => undefined,
  },
  parameters: { msw: wire(4) },
  beforeEach: () => {
    frame = visibleFakeFrame();
    return frame.stop;
  },
  render: ({ partner, content: { global, ...content }, name, hasCancel, onLinked }) => (
    <TestProviders
      partner={{ enrollmentType: 'direct', ...partner }}
      content={{
        ...content,
        global: {
          ...global,
          navbar: { ...global.navbar, copy: { ...global.navbar.copy, 'cards.form': name } },
        },
      }}
    >
      <div css={{ maxWidth: 620 }}>
        <CardForm
          onLinked={onLinked}
          cancel={hasCancel ? { label: 'Not now', onCancel: () => undefined } : undefined}
        />
      </div>
    </TestProviders>
  ),
} satisfies Meta<FormStory>;
export default meta;
type Story = StoryObj<FormStory>;
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByText' | 'findAllByRole' | 'getAllByRole'>;

const tick = async (canvas: Canvas, ...lastFours: readonly number[]) => {
  for (const lastFour of lastFours)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Card ending in ${lastFour}` }));
};
const agree = async (canvas: Canvas) => {
  for (const box of await canvas.findAllByRole('checkbox', { name: /^I agree/ })) await userEvent.click(box);
};
const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Link card' }));
const send = async (canvas: Canvas, ...lastFours: readonly number[]) => {
  await tick(canvas, ...lastFours);
  await agree(canvas);
  await press(canvas);
};

export const NumberOnly: Story = {};
export const WithPartnerCards: Story = { args: { partner: withCards, hasCancel: true } };
export const LoadingPartnerCards: Story = {
  args: { partner: withCards },
  parameters: { msw: [cardHandlers.partnerCards(() => new Promise(() => undefined)), ...wire(0)] },
};
export const PartnerCardsFailed: Story = {
  args: { partner: withCards },
  parameters: { msw: [cardHandlers.partnerCards(problem(500)), ...wire(0)] },
};
export const TooManySelected: Story = {
  args: { partner: { ...withCards, maxLinkedCards: 8 } },
  parameters: { msw: wire(4, 6) },
  play: async ({ canvas }) => {
    await tick(canvas, 2000, 2001);
    await expect(await canvas.findByText(/you can only add 2 cards/)).toBeVisible();
  },
};
export const LimitReached: Story = {
  args: { partner: { ...withCards, maxLinkedCards: 2 } },
  parameters: { msw: wire(4, 2) },
};
export const Invalid: Story = {
  args: { partner: withCards },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Card ending in 2000' });
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/**
 * Content says that a card earns in only one program at a time, and the card is linked elsewhere (CRD-32).
 */
export const LinkedElsewhere: Story = {
  parameters: { msw: wire(5) },
  args: {
    partner: withCards,
    content: buildContent({
      global: {
        navbar: { copy: { 'cards.cardExclusivityNotice': 'A card earns in one dining program at a time.' } },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A card earns in one dining program at a time.')).toBeVisible();
    await send(canvas, 2004);
    await expect(await canvas.findByText(/remove it there, then link it here/)).toBeVisible();
  },
};
export const Submitting: Story = {
  args: { partner: withCards },
  parameters: { msw: [cardHandlers.addWithResponse(() => new Promise(() => undefined)), ...wire(4)] },
  play: async ({ canvas }) => {
    await send(canvas, 2000);
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Link card' })).toHaveAttribute('aria-busy'),
    );
  },
};
export const SomeLinked: Story = {
  args: { partner: withCards },
  play: async ({ canvas }) => {
    await send(canvas, 2000, 2001);
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
        'Mastercard ending in 2001 - E1: Declined',
      ),
    );
  },
};
export const NoneLinked: Story = {
  args: { partner: withCards },
  play: async ({ canvas }) => {
    await send(canvas, 2001, 2002);
    await expect(await canvas.findByText('We couldn’t link your cards.')).toBeVisible();
  },
};
export const AllLinked: Story = {
  args: { partner: withCards },
  play: async ({ canvas }) => {
    await send(canvas, 2000, 2003);
    await expect(await canvas.findByText('Your cards are linked.')).toBeVisible();
  },
};
export const CallFailed: Story = {
  args: { partner: withCards },
  parameters: { msw: [cardHandlers.addWithResponse(problem(500)), ...wire(4)] },
  play: async ({ canvas }) => {
    await send(canvas, 2000);
    await expect(await canvas.findByText(/^We couldn’t confirm that this worked/)).toBeVisible();
  },
};
export const FrameNotLoaded: Story = {
  parameters: { msw: [secureFrameHandlers.url(problem(500)), ...wire(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/didn’t load/)).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args, context) => (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        gap: 48,
      }}
    >
      {[NumberOnly, WithPartnerCards, Invalid, SomeLinked, NoneLinked, AllLinked].map((state, index) => (
        <div key={index}>
          {meta.render({ ...args, ...state.args, name: `${context.name}, ${index + 1}` })}
        </div>
      ))}
    </div>
  ),
  play: async (context) => {
    const forms = await waitFor(() => {
      const found = context.canvas.getAllByRole('form');
      if (found.length < 6) throw new Error('Not all forms are there.');
      return found;
    });
    for (const [index, lastFours] of [
      [3, [2000, 2001]],
      [4, [2001, 2002]],
      [5, [2000]],
    ] as const) {
      const form = forms[index];
      if (form) await send(within(form), ...lastFours);
    }
    const [, , invalid] = forms;
    if (invalid) await press(within(invalid));
  },
};
