import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Gallery, PointedAndFocused } from '../gallery.stories.parts.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const labels = {
  navigation: 'Pages of results',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number) => `Page ${page}`,
};

function Paged(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 12, labels },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 1, pageCount: 3 } };
export const Links: Story = {
  args: { hrefFor: (page) => `/search?pageNo=${page}` },
  render: (args) => <Pagination {...args} />,
};

const named = (name: string) => ({ ...labels, navigation: name });
export const AllStates: Story = {
  render: () => (
    <Gallery>
      <Paged page={1} pageCount={12} labels={named('First')} />
      <Paged page={6} pageCount={12} labels={named('Middle')} />
      <Paged page={12} pageCount={12} labels={named('Last')} />
      <Paged page={2} pageCount={3} labels={named('Few')} />
      <PointedAndFocused>
        {(state) => (
          <div css={{ width: '100%' }}>
            <Paged page={6} pageCount={12} labels={named(state)} />
          </div>
        )}
      </PointedAndFocused>
    </Gallery>
  ),
};
