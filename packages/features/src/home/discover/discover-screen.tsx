import { useBrowserTitle, useContent } from '@tableside/kits/content';
import { NotFound } from '@tableside/kits/feature';
import { PageMeta } from '@tableside/kits/partner';
import { useParams } from 'react-router';

import { DiscoverEntry, DiscoverIndex } from './discover-page.tsx';
import { indexPage } from './discover-pages.ts';

export function DiscoverScreen() {
  const pages = useContent().discover;
  const slug = (useParams()['*'] ?? '').replace(/\/$/, '');
  const page = slug === '' ? indexPage(pages) : pages.find((candidate) => candidate.slug === slug);
  const title = useBrowserTitle(page);
  if (slug !== '' && !page) return <NotFound />;
  return (
    <>
      <PageMeta title={title} image={page?.banner?.image} />
      {slug !== '' && page ? <DiscoverEntry page={page} /> : <DiscoverIndex page={page} />}
    </>
  );
}
