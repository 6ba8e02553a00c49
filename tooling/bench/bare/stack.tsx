import { css, Global, keyframes } from '@emotion/react';
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';

const appear = keyframes({ from: { opacity: 0 } });
const line = css({ margin: 0, animation: `${appear} 1s` });

function Page() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: [pathname], queryFn: () => Promise.resolve(pathname) });
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve(query) });
  if (matchPath('/old', pathname)) return <Navigate to="/" replace />;
  return (
    <p css={line}>
      <Global styles={line} />
      <Link to="/">{data ?? id}</Link>
      <button onClick={() => (query.has('go') ? void navigate('/') : mutate())}>{id}</button>
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
