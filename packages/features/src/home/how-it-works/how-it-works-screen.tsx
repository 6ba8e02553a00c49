import { copyStateOf } from '@tableside/core';
import { useContent, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useShownSession } from '@tableside/kits/session';

import { Browse } from '../browse/browse.tsx';
import { homeCopy } from '../copy.ts';
import { bannerEntry } from '../hero/banner-entry.ts';
import { Hero } from '../hero/hero.tsx';
import { PlaceSearch } from '../hero/place-search.tsx';
import { JoinSection } from '../join/join-section.tsx';
import { Steps } from './steps.tsx';

const sections = {
  steps: [<Steps key="steps" />, <Browse key="browse" />],
  restaurants: [<Browse key="browse" />, <Steps key="steps" />],
};

export function HowItWorksScreen() {
  const copy = useCopy(homeCopy);
  const { brand } = usePartner();
  const entry = bannerEntry(useContent().home, copyStateOf(useShownSession().visitor));
  return (
    <>
      <Hero
        text={entry?.bannerText}
        picture={{ image: entry?.image }}
        title={copy('heroTitle')}
        lead={copy('heroLead')}
      >
        <PlaceSearch />
      </Hero>
      {sections[brand.homeStart]}
      <JoinSection />
    </>
  );
}
