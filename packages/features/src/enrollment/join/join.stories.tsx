import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, problem, prospectHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, userEvent, type within } from 'storybook/test';

import { enrollment } from '../index.ts';

const respondingWith = (response: Parameters<typeof prospectHandlers.create>[0]) => ({
  msw: [prospectHandlers.create(response), ...allHandlers()],
});

const meta = {
  title: 'Features/Join',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: enrollment,
    path: '/join',
    visitor: anonymous,
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: () => sessionStorage.removeItem('dr.joinDraft'),
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByLabelText' | 'getByRole'>;
const answers = {
  'First name': 'Robin',
  'Last name': 'Ames',
  'Email address': 'robin@example.com',
  'Member number': 'abc123456789',
  Password: 'table4two',
  'Confirm password': 'table4two',
  'ZIP code': '10013',
};
const send = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Join and continue' }));
async function joinWith(canvas: Canvas) {
  await canvas.findByRole('form');
  for (const [label, text] of Object.entries(answers)) {
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${label}( \\*|\\*)?$`)));
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }));
  await send(canvas);
}

const hasForm: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('form')).toBeVisible();
};
const direct = { partner: { enrollmentType: 'direct' } } as const;
const noCard = memberOfTier(2, 'NonCardMember');

export const Direct: Story = { args: direct, play: hasForm };
export const WithAddress: Story = {
  args: { partner: { enrollmentType: 'direct', fullAddressRequired: true, currencyType: 'Mile' } },
  play: hasForm,
};
export const SignInFirst: Story = {
  args: { partner: { enrollmentType: 'sso' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Continue to/ })).toBeVisible();
  },
};
export const AfterSingleSignOn: Story = {
  args: {
    partner: { enrollmentType: 'sso', hasAutoEnroll: false },
    visitor: noCard,
    member: { mustJoin: true },
  },
  play: hasForm,
};
export const AlreadyJoined: Story = {
  args: { partner: { enrollmentType: 'sso' }, visitor: noCard },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^You’ve joined/ })).toBeVisible();
  },
};
export const Invalid: Story = {
  args: direct,
  play: async ({ canvas }) => {
    await send(canvas);
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
export const Sending: Story = {
  args: direct,
  parameters: respondingWith(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await joinWith(canvas);
    await expect(canvas.getByRole('button', { name: 'Join and continue' })).toHaveAttribute('aria-busy');
  },
};
export const AccountExists: Story = {
  args: direct,
  parameters: respondingWith(
    problem(400, {
      code: 'accountExists',
      errors: [{ field: 'email', message: 'You already have an account.' }],
    }),
  ),
  play: async ({ canvas }) => {
    await joinWith(canvas);
    await expect(await canvas.findByText(/^Sign in, or reset your password/)).toBeVisible();
  },
};
