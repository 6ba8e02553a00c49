import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, userEvent } from 'storybook/test';

import { signIn } from './index.ts';

const direct = { enrollmentType: 'direct' } as const;
const sso = { enrollmentType: 'sso' } as const;

const meta = {
  title: 'Features/Sign in',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: signIn,
    path: '/login',
    visitor: anonymous,
    partner: direct,
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };
const step = (name: 'confirm' | 'update' | 'success') => ({
  path: `/recover/${name}`,
  state: { recovery: { step: name, userName: 'robin@example.com' } },
});

export const WithPassword: Story = { play: says('Welcome back') };
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
export const SingleSignOn: Story = { args: { partner: sso }, play: says('Sign in to Sample Plates') };
export const SingleSignOnFailed: Story = {
  args: { partner: sso, path: '/login#sign-in-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t finish signing you in')).toBeVisible();
  },
};
export const Recover: Story = { args: { path: '/recover' }, play: says('Reset your password') };
export const RecoverConfirm: Story = { args: step('confirm'), play: says('Check your email') };
export const RecoverUpdate: Story = { args: step('update'), play: says('Choose a new password') };
export const RecoverSuccess: Story = { args: step('success'), play: says('Your password is changed') };
export const FixCredentials: Story = {
  args: { path: '/fix_credentials', visitor: memberOfTier(2), member: { mustUpdateEmail: true } },
  play: says('We need a new email address'),
};
