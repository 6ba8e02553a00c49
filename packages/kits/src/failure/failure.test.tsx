import { Title } from '@tableside/ui/title';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TryAgain } from './try-again.tsx';
import { useFailure } from './use-failure.ts';

interface Request {
  readonly words: string;
  readonly succeed: (text: string) => void;
  readonly fail: () => void;
}

/** A section that loads one text. The test decides how each request ends. */
function openNews() {
  const requests: Request[] = [];
  function News({ words }: { readonly words: string }) {
    const query = useQuery({
      queryKey: [words],
      queryFn: () =>
        new Promise<string>((succeed, reject) => {
          requests.push({ words, succeed, fail: () => reject(new Error(`No ${words}`)) });
        }),
      retry: false,
      placeholderData: (previous: string | undefined) => previous,
    });
    const failure = useFailure(query);
    return (
      <main>
        <Title level={1} size="small">
          Today
        </Title>
        <section>
          <Title level={2} size="small">
            News
          </Title>
        </section>
        {failure ? (
          <div>
            <p role="alert">{failure.message}</p>
            <TryAgain
              isRetrying={query.isFetching}
              loadingLabel="Loading"
              failedLabel="Failed again"
              onRetry={() => void query.refetch()}
            >
              Try again
            </TryAgain>
          </div>
        ) : query.data === undefined ? (
          <p>Nothing yet</p>
        ) : (
          <section>
            <Title level={2} size="small">
              Words of {words}
            </Title>
            <p>{query.data}</p>
          </section>
        )}
        <button>Elsewhere</button>
      </main>
    );
  }
  const client = new QueryClient();
  const page = (words: string) => (
    <QueryClientProvider client={client}>
      <News words={words} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('wine'));
  return { show: (words: string) => rerender(page(words)), last: () => requests.at(-1), requests };
}

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('UIX-28.a UIX-28.b UIX-28.c a pressed retry keeps its message and the focus while it loads and after it failed again, which is announced, and then the heading of what has loaded takes the focus', async () => {
  const { last, requests } = openNews();
  const user = userEvent.setup();
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  await waitFor(() => expect(requests).toHaveLength(1));
  last()?.fail();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(statuses()).toEqual(['', '']);

  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('No wine');
  expect(statuses()).toEqual(['Loading', '']);
  await user.click(again);
  expect(requests).toHaveLength(2);

  last()?.fail();
  await waitFor(() => expect(statuses()).toEqual(['', 'Failed again']));
  expect(again).toHaveFocus();

  await user.click(again);
  await waitFor(() => expect(statuses()).toEqual(['Loading', '']));
  last()?.succeed('Barolo');
  expect(await screen.findByText('Barolo')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Words of wine' })).toHaveFocus());
});

test('UIX-28.a UIX-28.c the failure of one request is not shown for the next, and a focus that has gone elsewhere stays there', async () => {
  const { show, last, requests } = openNews();
  const user = userEvent.setup();
  await waitFor(() => expect(requests).toHaveLength(1));
  last()?.fail();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  last()?.succeed('Barolo');
  expect(await screen.findByText('Barolo')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();

  show('cheese');
  await waitFor(() => expect(last()?.words).toBe('cheese'));
  expect(screen.getByText('Barolo')).toBeInTheDocument();
  last()?.fail();
  expect(await screen.findByText('No cheese')).toBeInTheDocument();
  show('bread');
  expect(screen.queryByRole('alert')).toBeNull();
});
