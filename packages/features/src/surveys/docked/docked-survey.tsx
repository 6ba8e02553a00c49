import { surveyAt, type SurveyEntry } from '@tableside/content-client';
import { useContent } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStored, SURVEY_SEEN_PREFIX, useApi, writeStored } from '@tableside/kits/session';
import { lazyPart } from '@tableside/ui/lazy-part';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

const isTime = (value: unknown): value is number => typeof value === 'number';

/** Whether the survey was closed or answered so recently that it stays hidden (SUR-08). */
function wasSeenLately({ id, awayMs }: SurveyEntry, now: number): boolean {
  const seenAt = readStored('local', `${SURVEY_SEEN_PREFIX}${id}`, isTime);
  return seenAt !== undefined && now - seenAt < awayMs;
}

const storeSeen = ({ id }: SurveyEntry, now: number): void =>
  writeStored('local', `${SURVEY_SEEN_PREFIX}${id}`, now);

const SurveyTab = lazyPart(() => import('./survey-tab.tsx').then((module) => module.SurveyTab));

/** The survey of this page as a tab (SUR-03, SUR-14). A partner without a form has none. */
export function DockedSurvey() {
  const { surveys } = useContent();
  const { pathname } = useLocation();
  const hasForm = usePartner().typeformCode !== null;
  const survey = useMemo(() => surveyAt(surveys, pathname), [surveys, pathname]);
  return hasForm && survey ? <DelayedTab key={survey.id} survey={survey} /> : null;
}

/** Waits for the survey's delay before loading the tab's code (SUR-05, SUR-08). */
function DelayedTab({ survey }: { readonly survey: SurveyEntry }) {
  const { delayMs } = survey;
  const { clock } = useApi();
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!wasSeenLately(survey, clock.now())) setIsDue(true);
    }, delayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a page with the same survey does not restart the delay
  }, [delayMs]);

  return isDue && <SurveyTab survey={survey} onSeen={() => storeSeen(survey, clock.now())} />;
}
