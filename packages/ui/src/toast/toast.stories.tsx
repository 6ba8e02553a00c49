import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Row } from '../gallery.stories.parts.tsx';
import { showToast, ToastRegion, type ToastRequest } from './toast.tsx';

const labels = {
  region: 'Messages',
  close: 'Dismiss the message',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};

const examples: readonly ToastRequest[] = [
  { kind: 'success', message: 'Your card was added.' },
  { kind: 'error', message: 'We could not save your changes. Try again in a minute.', timeoutMs: null },
  {
    kind: 'warning',
    message: 'You will be signed out in two minutes.',
    action: { label: 'Stay', onAction: () => {} },
  },
  { kind: 'info', message: 'The link was copied.' },
];

function Shown({ toasts }: { readonly toasts: readonly ToastRequest[] }) {
  useEffect(() => {
    const dismissals = toasts.map((toast) => showToast({ ...toast, timeoutMs: null }));
    return () => dismissals.forEach((dismiss) => dismiss());
  }, [toasts]);
  return <ToastRegion labels={labels} />;
}

const meta = {
  title: 'UI/Toast',
  component: ToastRegion,
  args: { labels },
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Try: Story = {
  render: () => (
    <Row name="show">
      <ToastRegion labels={labels} />
      {examples.map((toast) => (
        <Button key={toast.kind} variant="secondary" onClick={() => showToast(toast)}>
          {toast.kind}
        </Button>
      ))}
    </Row>
  ),
};

export const AllStates: Story = {
  render: () => (
    <div css={{ minHeight: 320 }}>
      <Shown toasts={examples} />
    </div>
  ),
  play: async () => {
    const region = await within(document.body).findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(examples.length));
    const { left, right, top, width } = region.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(550);
    await expect(top).toBeLessThan(40);
    await expect(Math.abs((left + right) / 2 - document.documentElement.offsetWidth / 2)).toBeLessThan(1);
  },
};
export const AllStatesInLowWindow: Story = {
  ...AllStates,
  name: 'UIX-16 messages in a low window',
  globals: { viewport: { value: 'low' } },
};
