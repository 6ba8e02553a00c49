import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent, type Content } from '@tableside/content-client';
import { dayOf } from '@tableside/core';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { useState } from 'react';

import { TableFields, type TableFieldsProps } from './table-fields.tsx';

interface FieldsStory extends TableFieldsProps {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

function StatefulFields(props: TableFieldsProps) {
  const [choice, setChoice] = useState(props.choice);
  return (
    <TableFields
      {...props}
      choice={choice}
      onChange={(change) => setChoice((last) => ({ ...last, ...change }))}
    />
  );
}

const meta = {
  title: 'Kits/Table fields',
  component: TableFields,
  args: {
    partner: {},
    content: emptyContent,
    choice: { date: '2026-06-22', time: '19:00', partySize: 2 },
    dates: { first: dayOf('2026-06-15'), last: dayOf('2027-06-15') },
    isDateRefused: false,
    onChange: () => undefined,
  },
  render: ({ partner, content, ...args }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 420 }}>
        <StatefulFields {...args} />
      </div>
    </TestProviders>
  ),
} satisfies Meta<FieldsStory>;
export default meta;
type Story = StoryObj<FieldsStory>;

export const Filled: Story = {};
export const WithNote: Story = {
  args: { children: 'On Monday, your bill earns 5 points for every $1 here.' },
};
export const DateRefused: Story = {
  args: { choice: { date: '2026-06-01', time: '19:15', partySize: 4 }, isDateRefused: true },
};
