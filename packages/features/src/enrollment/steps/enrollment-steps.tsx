import { useCopy } from '@tableside/kits/content';
import { Check } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { enrollmentCopy } from '../copy.ts';
import * as styles from './enrollment-steps.styles.ts';

const steps = ['stepJoin', 'stepAddCard', 'stepCardAdded'] as const;

export interface EnrollmentStepsProps {
  readonly current: 1 | 2 | 3;
}

export function EnrollmentSteps({ current }: EnrollmentStepsProps) {
  const copy = useCopy(enrollmentCopy);
  return (
    <ol aria-label={copy.text('steps')} css={styles.steps}>
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={step}
            {...(isCurrent && { 'aria-current': 'step' })}
            css={[styles.step, isDone && styles.stepDone]}
          >
            <span aria-hidden="true" css={[styles.mark, (isDone || isCurrent) && styles.markReached]}>
              {isDone ? <Check size={16} /> : number}
            </span>
            <span css={isCurrent ? styles.nameCurrent : styles.name}>
              {isDone && <VisuallyHidden>{raiseMarks(`${copy.text('stepComplete')} `)}</VisuallyHidden>}
              <span>{copy(step)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
