import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opened({ isOpen: isOpenAtFirst, ...props }: Omit<DialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open the filters
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const actions = (
  <>
    <Button variant="tertiary">Clear all</Button>
    <Button variant="primary">Show 24 places</Button>
  </>
);

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onClose: () => {},
    title: 'Filters',
    closeLabel: 'Close the filters',
    children: <p css={{ margin: 0 }}>Choose what matters tonight.</p>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const WithFooter: Story = { args: { isOpen: true, footer: actions } };
export const LongContent: Story = {
  args: {
    isOpen: true,
    footer: actions,
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Choice number {index + 1}</p>),
  },
};

export const AllStates: Story = {
  args: {
    isOpen: true,
    footer: actions,
    children: (
      <TextField label="City" name="city" value="Chicago" onChange={() => {}} hint="Or a ZIP code." />
    ),
  },
};

export const OpensAndCloses: Story = {
  name: 'CHR-25.a CHR-25.b CHR-25.c CHR-25.d opens and closes',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open the filters' });
    for (const close of [
      () => userEvent.click(canvas.getByRole('button', { name: 'Close the filters' })),
      // Synthetic key events do not trigger the native close request, so the test calls `requestClose`.
      async () => canvas.getByRole<HTMLDialogElement>('dialog').requestClose(),
    ]) {
      await userEvent.click(opener);
      const dialog = canvas.getByRole('dialog', { name: 'Filters' });
      await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(650);
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await close();
      await waitFor(() => expect(dialog).not.toBeVisible());
      await expect(opener).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    }
  },
};
export const LongContentInLowWindow: Story = {
  ...LongContent,
  name: 'UIX-16 a dialog in a low window',
  globals: { viewport: { value: 'low' } },
};
