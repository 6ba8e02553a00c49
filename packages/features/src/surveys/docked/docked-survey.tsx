import { surveyAt, type SurveyEntry } from '@tableside/content-client';
import { useContent } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStored, SURVEY_SEEN_PREFIX, useApi, writeStored } from '@tableside/kits/session';
import { lazyPart } from '@tableside/ui/lazy-part';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

const isTime = (value: unknown): value is number => typeof value === 'number';

function wasSeenLately({ id, awayMs }: SurveyEntry, now: number): boolean {
  const seenAt = readStored('local', `${SURVEY_SEEN_PREFIX}${id}`, isTime);
  return seenAt !== undefined && now - seenAt < awayMs;
}

const storeSeen = ({ id }: SurveyEntry, now: number): void =>
  writeStored('local', `${SURVEY_SEEN_PREFIX}${id}`, now);

const SurveyTab = lazyPart(() => import('./survey-tab.tsx').then((module) => module.SurveyTab));

export function DockedSurvey() {
  const { surveys } = useContent();
  const { pathname } = useLocation();
  const hasForm = usePartner().typeformCode !== null;
  const survey = useMemo(() => surveyAt(surveys, pathname), [surveys, pathname]);
  return hasForm && survey ? <DelayedTab key={survey.id} survey={survey} /> : null;
}

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
