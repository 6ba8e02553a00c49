import { css, Global } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';

type Node = string | readonly [tag: string, props: Record<string, unknown>, children: readonly Node[]];

const toReact = (node: Node): ReactNode =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(toReact));

/** The bench reads this attribute to detect that React rendered the page again instead of hydrating it. */
const report = document.documentElement.dataset;

function Page({ children }: { readonly children: readonly ReactNode[] }) {
  useEffect(() => {
    report['hydrated'] ??= 'as it was';
  }, []);
  return createElement('div', {}, ...children);
}

const nodes = JSON.parse(document.getElementById('nodes')?.textContent ?? '[]') as readonly Node[];
const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Global styles={css({ body: { margin: 0 } })} />
        <Routes>
          <Route path="*" element={<Page>{nodes.map(toReact)}</Page>} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
    {
      onRecoverableError: () => (report['hydrated'] = 'anew'),
    },
  );
}
