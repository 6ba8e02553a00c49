import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, problem, surveyHostHandlers } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, fn, waitFor, within } from 'storybook/test';

import { TestProviders } from '@tableside/kits/testing/providers';
import type { SurveyWindowProps } from './survey-window-props.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { SurveyWindow } from './survey-window.tsx';
import { fakeSurvey } from './testing/fake-survey.ts';

interface WindowStory extends SurveyWindowProps {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

/** Shows a same-origin page in place of the real form, which does not exist here. */
function draw(iframe: HTMLIFrameElement) {
  iframe.srcdoc = `<!doctype html><html lang="en"><title>A form</title><body style="font: 16px/1.5 system-ui; padding: 24px">
    <h1>How was your visit?</h1><p><label>Your words<br><textarea rows="4" cols="24"></textarea></label></p></body></html>`;
}

const meta = {
  title: 'Kits/Survey window',
  component: SurveyWindow,
  subcomponents: { SurveyFrame },
  args: { isOpen: true, title: 'Your visit', onClose: fn(), partner: {}, content: emptyContent },
  parameters: { msw: allHandlers() },
  beforeEach: () => fakeSurvey({ onReady: draw }).stop,
  render: ({ partner, content, ...args }) => (
    <TestProviders partner={{ typeformCode: 'Form1', ...partner }} content={content}>
      <SurveyWindow {...args} />
    </TestProviders>
  ),
} satisfies Meta<WindowStory>;
export default meta;
type Story = StoryObj<WindowStory>;

const isReady: Story['play'] = ({ canvasElement }) =>
  waitFor(() => expect(within(canvasElement.ownerDocument.body).getByTitle('Your visit')).toBeVisible());

export const Popup: Story = { play: isReady };
export const Slider: Story = { args: { look: 'slider' }, play: isReady };
export const Loading: Story = {
  parameters: { msw: [surveyHostHandlers.url(() => new Promise(() => undefined)), ...allHandlers()] },
};
/** The window looks the same after 20 seconds without a message from the form. */
export const NotLoaded: Story = {
  parameters: { msw: [surveyHostHandlers.url(problem(500)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t load');
  },
};
export const PopupInLowWindow: Story = {
  ...Popup,
  name: 'UIX-16 a survey in a low window',
  globals: { viewport: { value: 'low' } },
};
export const SliderInLowWindow: Story = {
  ...Slider,
  name: 'UIX-16 a survey at the side of a low window',
  globals: { viewport: { value: 'low' } },
};
