import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  buildListedSession,
  emailChangeHandlers,
  memberDataHandlers,
  memberHandlers,
  memberSessionHandlers,
  problem,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { account } from '../index.ts';

const meta = {
  title: 'Features/Profile',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: account,
    path: '/account/user_profile',
    visitor: memberOfTier(2),
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
async function save(canvas: Canvas, city: string) {
  const field = await canvas.findByRole('textbox', { name: /^City/ });
  await userEvent.clear(field);
  if (city !== '') await userEvent.type(field, city);
  await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
}

const isShown: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Your profile' })).toBeVisible();
};

export const Default: Story = { play: isShown };
export const SingleSignOn: Story = { args: { partner: { enrollmentType: 'sso' } }, play: isShown };
export const UnsavedChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^City/ }), ' City');
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { partner: { fullAddressRequired: true } },
  play: async ({ canvas }) => {
    await save(canvas, '');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^City/ })).toBeInvalid());
  },
};
export const Saving: Story = {
  parameters: { msw: [memberHandlers.update(() => new Promise(() => undefined)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await save(canvas, 'Hoboken');
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy');
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await save(canvas, 'Hoboken');
    await waitFor(() => expect(screen.getByText('All changes were saved.')).toBeVisible());
  },
};
export const Rejected: Story = {
  parameters: {
    msw: [
      memberHandlers.update(
        problem(400, { errors: [{ field: 'zipCode', message: 'This ZIP code is not in this state' }] }),
      ),
      ...allHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await save(canvas, 'Hoboken');
    await expect((await canvas.findAllByText(/This ZIP code is not in this state/))[0]).toBeVisible();
  },
};
export const LeaveInLowWindow: Story = {
  name: 'UIX-16 leaving without saving in a low window',
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^City/ }), ' City');
    await userEvent.click((await canvas.findAllByRole('link'))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Leave/ })).toBeVisible());
  },
};
const openData =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  };
export const DownloadData: Story = { play: openData('Download my data') };
export const DownloadDataWithCode: Story = {
  args: { partner: { enrollmentType: 'sso' } },
  play: openData('Download my data'),
};
export const DownloadedData: Story = {
  play: async (context) => {
    await openData('Download my data')(context);
    await userEvent.type(await screen.findByLabelText(/^Your password/), 'table4two');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByText('Your file is saved')).toBeVisible());
  },
};
export const EraseAccount: Story = {
  play: async (context) => {
    await openData('Erase my account')(context);
    await waitFor(() => expect(screen.getByText(/your account stays/)).toBeVisible());
  },
};
export const EraseAccountLoading: Story = {
  parameters: { msw: [memberDataHandlers.terms(() => new Promise(() => undefined)), ...allHandlers()] },
  play: openData('Erase my account'),
};
export const EraseAccountFailed: Story = {
  parameters: { msw: [memberDataHandlers.terms(problem(404)), ...allHandlers()] },
  play: async (context) => {
    await openData('Erase my account')(context);
    await waitFor(() => expect(screen.getByText(/Nothing was erased/)).toBeVisible());
  },
};
export const EraseAccountRefused: Story = {
  parameters: {
    msw: [
      memberDataHandlers.erase(
        problem(400, { errors: [{ field: 'password', code: 'wrongPassword', message: 'Wrong.' }] }),
      ),
      ...allHandlers(),
    ],
  },
  play: async (context) => {
    await openData('Erase my account')(context);
    await userEvent.type(await screen.findByLabelText(/^Your password/), 'wrong');
    const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Erase my account' });
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toBeInvalid());
  },
};

const thisSession = buildListedSession({ id: 'own', browser: 'Safari', device: 'iphone', isThis: true });
export const Sessions: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  },
};
export const SessionsLoading: Story = {
  parameters: { msw: [memberSessionHandlers.list(() => new Promise(() => undefined)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking up where you’re signed in')).toBeInTheDocument();
  },
};
export const OnlyThisSession: Story = {
  parameters: { msw: [memberSessionHandlers.list({ sessions: [thisSession] }), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re signed in on this device only.')).toBeVisible();
  },
};
export const SessionsFailed: Story = {
  parameters: { msw: [memberSessionHandlers.list(problem(404)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t look up where you’re signed in.')).toBeVisible();
  },
};
export const SessionEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Firefox/ }));
    await expect(await canvas.findByText(/is signed out\.$/)).toBeVisible();
  },
};
export const SessionNotEnded: Story = {
  parameters: { msw: [memberSessionHandlers.end(problem(429)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Firefox/ }));
    await expect(await canvas.findByText(/^That’s a lot of signing out/)).toBeVisible();
  },
};

const online = { profile: { emailChange: 'online' } } as const;
export const EmailChange: Story = {
  args: { partner: online },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email address', busy: false }));
    await expect(await canvas.findByRole('heading', { name: 'Change your email address' })).toHaveFocus();
  },
};
export const EmailChangePending: Story = {
  args: { partner: online },
  parameters: {
    msw: [emailChangeHandlers.pending({ pending: { email: 'robin@new.example' } }), ...allHandlers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Check both mailboxes' })).toBeVisible();
  },
};
export const EmailChanged: Story = {
  ...EmailChangePending,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Code sent to robin@new/), '543210');
    await userEvent.type(await canvas.findByLabelText(/^Code sent to (?!robin@new)/), '012345');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my address' }));
    await expect(await canvas.findByText('Your email address is changed')).toBeVisible();
  },
};
export const EmailChangeOver: Story = {
  ...EmailChangePending,
  parameters: {
    msw: [
      emailChangeHandlers.pending({ pending: { email: 'robin@new.example' } }),
      emailChangeHandlers.resend(problem(400, { code: 'emailChangeOver' })),
      ...allHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send both again' }));
    await expect(await canvas.findByText(/^Those codes no longer work/)).toBeVisible();
  },
};
export const DownloadDataInLowWindow: Story = {
  ...DownloadData,
  name: 'UIX-16 downloading one’s data in a low window',
  globals: { viewport: { value: 'low' } },
};
export const EraseAccountInLowWindow: Story = {
  ...EraseAccount,
  name: 'UIX-16 erasing the account in a low window',
  globals: { viewport: { value: 'low' } },
};
