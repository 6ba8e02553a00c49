import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { fakeSurvey } from '@tableside/kits/surveys/testing';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { expect } from 'storybook/test';

import { surveys } from '../index.ts';

function draw(iframe: HTMLIFrameElement) {
  iframe.srcdoc = `<!doctype html><html lang="en"><title>A form</title><body style="font: 16px/1.5 system-ui; padding: 24px">
    <h1>How are we doing?</h1><p><label>Your words<br><textarea rows="4" cols="24"></textarea></label></p></body></html>`;
}

const meta = {
  title: 'Features/Survey',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: surveys,
    path: '/surveys',
    visitor: anonymous,
    partner: { typeformCode: 'Form1' },
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: () => fakeSurvey({ onReady: draw }).stop,
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Survey')).toBeInTheDocument();
  },
};
export const NoSurvey: Story = {
  args: { partner: { typeformCode: null } },
  play: says('No survey right now'),
};
export const Success: Story = { args: { path: '/surveys/success' }, play: says('Thank you') };
export const Failed: Story = {
  args: { path: '/surveys/error' },
  play: says('Your answers didn’t reach us'),
};
