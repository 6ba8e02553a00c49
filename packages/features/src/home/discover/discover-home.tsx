import { useContent } from '@tableside/kits/content';

import { JoinSection } from '../join/join-section.tsx';
import { DiscoverIndex } from './discover-page.tsx';
import { indexPage } from './discover-pages.ts';

/** Home as the discover page (ROU-01, CFG-07). */
export function DiscoverHome() {
  return (
    <>
      <DiscoverIndex page={indexPage(useContent().discover)} />
      <JoinSection />
    </>
  );
}
