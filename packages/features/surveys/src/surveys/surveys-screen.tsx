import { useCopy } from '@tableside/kit-content';

import { surveysCopy } from '../copy.ts';
import * as styles from './surveys-screen.styles.ts';

/** Surveys: say what the diner does here, and which requirement it serves. */
export function SurveysScreen() {
  const copy = useCopy(surveysCopy);
  return (
    <div css={styles.screen}>
      <h1 css={styles.title}>{copy('title')}</h1>
      <p>{copy('lead')}</p>
    </div>
  );
}
