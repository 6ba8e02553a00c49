import { useCopy } from '@tableside/kit-content';

import { signInCopy } from '../copy.ts';
import * as styles from './sign-in-screen.styles.ts';

/** Sign in: say what the diner does here, and which requirement it serves. */
export function SignInScreen() {
  const copy = useCopy(signInCopy);
  return (
    <div css={styles.screen}>
      <h1 css={styles.title}>{copy('title')}</h1>
      <p>{copy('lead')}</p>
    </div>
  );
}
