import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { Gallery, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { CircleUser, LogOut } from '../icons.ts';
import { Link } from '../link/link.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';
import { menuEntry } from './menu-entry.styles.ts';

const entries = (
  <ul>
    <li>
      <Link href="/account" aria-current="page" css={menuEntry}>
        Account
      </Link>
    </li>
    <li>
      <Link href="/account/cards" css={menuEntry}>
        Cards
      </Link>
    </li>
    <li>
      <button type="button" css={menuEntry}>
        <LogOut size={20} aria-hidden="true" /> <span>Sign out</span>
      </button>
    </li>
  </ul>
);

const meta = {
  title: 'UI/Disclosure menu',
  component: DisclosureMenu,
  args: { label: 'Robin', children: entries },
  decorators: [
    (Story) => (
      <div css={{ minHeight: 240 }}>
        <Story />
        <p>What comes after.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof DisclosureMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Icon: Story = {
  args: {
    label: <CircleUser size={24} aria-hidden="true" />,
    accessibleLabel: 'Your account',
    hasArrow: false,
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Robin' })),
};
export const AllStates: Story = {
  ...Open,
  render: (args) => (
    <Gallery>
      <PointedAndFocused>
        <DisclosureMenu {...args} label="Sam" />
      </PointedAndFocused>
      <DisclosureMenu {...args} />
    </Gallery>
  ),
};
