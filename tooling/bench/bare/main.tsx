import { css } from '@emotion/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';

// The stack and nothing else: what any site on it must load before it shows its first word.
const line = css({ margin: 0 });

function Page() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: [pathname], queryFn: () => Promise.resolve(pathname) });
  return (
    <p css={line}>
      <Link to="/">{data ?? id}</Link>
      <button onClick={() => void navigate('/')}>{id}</button>
    </p>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
