import { useContent } from '@tableside/kits/content';
import { lazyOverlay } from '@tableside/kits/feature';
import { usePartner } from '@tableside/kits/partner';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { surveyAt, type DockedSurveyEntry } from './docked-surveys.ts';
import { storeSeen, wasSeenLately } from './last-seen.ts';

const SurveyTab = lazyOverlay(() => import('./survey-tab.tsx').then((module) => module.SurveyTab));

/** The survey of this page as a tab at its edge (SUR-03). A partner without a form has none. */
export function DockedSurvey() {
  const { surveys } = useContent();
  const { pathname } = useLocation();
  const hasForm = usePartner().typeformCode !== null;
  const survey = useMemo(() => surveyAt(surveys, pathname), [surveys, pathname]);
  return hasForm && survey ? <DelayedTab key={survey.id} survey={survey} /> : null;
}

/** Waits for the survey's delay before loading the tab's code (SUR-05, SUR-08). */
function DelayedTab({ survey }: { readonly survey: DockedSurveyEntry }) {
  const { delayMs } = survey;
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!wasSeenLately(survey, Date.now())) setIsDue(true);
    }, delayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a page with the same survey does not restart the delay
  }, [delayMs]);

  return (
    isDue && (
      <Suspense>
        <SurveyTab survey={survey} onSeen={() => storeSeen(survey, Date.now())} />
      </Suspense>
    )
  );
}
