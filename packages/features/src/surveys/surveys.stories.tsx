import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { fakeSurvey } from '@tableside/kits/surveys/testing';
import { TestProviders } from '@tableside/kits/testing/providers';
import { expect, userEvent } from 'storybook/test';

import { DockedSurvey } from './docked/docked-survey.tsx';

function draw(iframe: HTMLIFrameElement) {
  iframe.srcdoc = `<!doctype html><html lang="en"><title>A form</title><body style="font: 16px/1.5 system-ui; padding: 24px">
    <h1>How are we doing?</h1><p><label>Your words<br><textarea rows="4" cols="24"></textarea></label></p></body></html>`;
}

const meta = {
  title: 'Features/Docked survey',
  component: DockedSurvey,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: () => {
    localStorage.removeItem('dr.surveySeen.s-1');
    return fakeSurvey({ onReady: draw }).stop;
  },
  render: () => (
    <TestProviders
      partner={{ typeformCode: 'Form1' }}
      content={buildContent({
        surveys: [{ slug: 'one', fields: { id: 's-1', text: 'Tell us how we did' } }],
      })}
    >
      <main tabIndex={-1} style={{ minHeight: 520, padding: 16 }}>
        <h1>A page</h1>
      </main>
      <DockedSurvey />
    </TestProviders>
  ),
} satisfies Meta<typeof DockedSurvey>;
export default meta;
type Story = StoryObj<typeof DockedSurvey>;

const name = 'Tell us how we did';

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByTitle(name)).toBeInTheDocument();
  },
};
export const ClosedInLowWindow: Story = {
  ...Closed,
  name: 'UIX-16 the tab of a survey in a low window',
  globals: { viewport: { value: 'low' } },
};
export const OpenInLowWindow: Story = {
  ...Open,
  name: 'UIX-16 a docked survey in a low window',
  globals: { viewport: { value: 'low' } },
};
