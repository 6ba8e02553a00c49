import { useCopy } from '@tableside/kit-content';

import { activationCopy } from '../copy.ts';
import * as styles from './activation-screen.styles.ts';

/** Activation: say what the diner does here, and which requirement it serves. */
export function ActivationScreen() {
  const copy = useCopy(activationCopy);
  return (
    <div css={styles.screen}>
      <h1 css={styles.title}>{copy('title')}</h1>
      <p>{copy('lead')}</p>
    </div>
  );
}
