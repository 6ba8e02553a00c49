import { partnerWith } from '@tableside/partner-config/testing';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { PageMeta, type PageMetaProps } from './page-meta.tsx';
import { PartnerProvider } from './partner-context.tsx';

const build = {
  settings: partnerWith({
    siteUrl: 'https://dining.sample.example',
    routeMeta: {
      '*': { title: 'Plates', description: 'Dine and earn.', keywords: 'dine' },
      '/': { title: 'Home', description: 'Welcome.', keywords: 'home' },
      '/search': { title: 'Search', description: 'Find a table.', keywords: 'find, table' },
    },
  }),
  assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} },
};

let navigate: NavigateFunction;
function Page(props: PageMetaProps) {
  const goTo = useNavigate();
  useEffect(() => {
    navigate = goTo;
  }, [goTo]);
  return <PageMeta {...props} />;
}
const page = (path: string, props: PageMetaProps = {}) => (
  <PartnerProvider build={build}>
    <MemoryRouter initialEntries={[path]}>
      <Page {...props} />
    </MemoryRouter>
  </PartnerProvider>
);
const contents = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"]`)].map((tag) => tag.getAttribute('content'));
const canonical = () =>
  [...document.querySelectorAll('link[rel="canonical"]')].map((tag) => tag.getAttribute('href'));

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

test('CFG-26.a CFG-26.b ROU-28 ROU-29 ROU-30 ROU-31 ROU-35.b each route has its title, description, keywords and canonical link', async () => {
  const { origin } = window.location;
  render(page('/search?location=60601'));
  expect(document.title).toBe('Search');
  expect(contents('description')).toEqual(['Find a table.']);
  expect(contents('keywords')).toEqual(['find, table']);
  expect(canonical()).toEqual([`${origin}/search`]);

  await act(async () => navigate('/merchants/7/?x=1'));
  expect(document.title).toBe('Plates');
  expect(contents('description')).toEqual(['Dine and earn.']);
  expect(contents('keywords')).toEqual(['dine']);
  expect(canonical()).toEqual([`${origin}/merchants/7`]);

  // The home page is above no other path.
  await act(async () => navigate('/'));
  expect([document.title, ...contents('keywords')]).toEqual(['Home', 'home']);
});

test('ROU-28 ROU-29 ROU-30 a screen may override the settings’ metadata', () => {
  render(page('/search', { title: 'Trattoria', description: 'Pasta.', keywords: 'pasta' }));
  expect([document.title, ...contents('description'), ...contents('keywords')]).toEqual([
    'Trattoria',
    'Pasta.',
    'pasta',
  ]);
});

test('ROU-28 ROU-29 ROU-30 CON-30 settings’ metadata has the partner’s values', () => {
  const text = 'Earn {currencies} at {program}';
  const settings = partnerWith({
    currencyType: 'Point',
    routeMeta: { '*': { title: text, description: text, keywords: text } },
  });
  render(
    <PartnerProvider build={{ ...build, settings }}>
      <MemoryRouter>
        <PageMeta />
      </MemoryRouter>
    </PartnerProvider>,
  );
  const filled = 'Earn points at Sample Plates';
  expect([document.title, ...contents('description'), ...contents('keywords')]).toEqual([
    filled,
    filled,
    filled,
  ]);
});

test('ROU-28 ROU-30 ROU-31 a page may use the metadata of another path, and keeps its own canonical link', () => {
  render(page('/zzz', { path: '/search' }));
  expect([document.title, ...contents('keywords')]).toEqual(['Search', 'find, table']);
  expect(canonical()).toEqual([`${window.location.origin}/zzz`]);
});

test.each(['Find a table.', 'The words of the home page.'])(
  'ROU-29 a description in the page source (%s) is replaced, and removed with the page',
  (description) => {
    const inSource = document.createElement('meta');
    inSource.setAttribute('name', 'description');
    inSource.setAttribute('content', description);
    document.head.append(inSource);
    const { unmount } = render(page('/search'));
    expect(contents('description')).toEqual(['Find a table.']);
    unmount();
    expect(contents('description')).toEqual([]);
  },
);

test('ROU-31 on a server the canonical link has the origin of the public URL', () => {
  expect(renderToString(page('/search?pageNo=2'))).toContain('href="https://dining.sample.example/search"');
});

test('ROU-29 the page’s metadata replaces all that of its source', () => {
  for (const words of ['The words of the home page.', 'The words of a tag manager.'])
    document.head.insertAdjacentHTML('beforeend', `<meta name="description" content="${words}">`);
  render(page('/search'));
  expect(contents('description')).toEqual(['Find a table.']);
});

test.each([
  ['/search', {}, []],
  ['/merchants/7', {}, []],
  ['/account/overview', {}, ['noindex']],
  ['/merchants/7', { path: '/not_found' }, ['noindex']],
  // A page that fails now may work when a search engine requests it again.
  ['/merchants/7', { path: '/error' }, []],
])('FND-04.b what search engines may do with %s, shown as %o: %o', (path, props, robots) => {
  render(page(path, props));
  expect(contents('robots')).toEqual(robots);
});

test('FND-04.a the page that is also the home page and an order dialog name the page that they repeat', () => {
  const { origin } = window.location;
  const { unmount } = render(page('/how-it-works'));
  expect(canonical()).toEqual([`${origin}/`]);
  unmount();
  render(page('/merchants/7/Order'));
  expect(canonical()).toEqual([`${origin}/merchants/7`]);
});
