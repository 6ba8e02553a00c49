import { useCopy } from '@tableside/kit-content';

import { enrolmentCopy } from '../copy.ts';
import * as styles from './enrolment-screen.styles.ts';

/** Enrolment: say what the diner does here, and which requirement it serves. */
export function EnrolmentScreen() {
  const copy = useCopy(enrolmentCopy);
  return (
    <div css={styles.screen}>
      <h1 css={styles.title}>{copy('title')}</h1>
      <p>{copy('lead')}</p>
    </div>
  );
}
