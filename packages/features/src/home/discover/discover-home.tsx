import { useContent } from '@tableside/kits/content';

import { JoinSection } from '../join/join-section.tsx';
import { DiscoverIndex } from './discover-page.tsx';
import { indexPage } from './discover-pages.ts';

export function DiscoverHome() {
  return (
    <>
      <DiscoverIndex page={indexPage(useContent().discover)} />
      <JoinSection />
    </>
  );
}
