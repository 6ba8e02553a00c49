import { useCopy } from '@tableside/kit-content';

import { accountCopy } from '../copy.ts';
import * as styles from './account-screen.styles.ts';

/** Account: say what the diner does here, and which requirement it serves. */
export function AccountScreen() {
  const copy = useCopy(accountCopy);
  return (
    <div css={styles.screen}>
      <h1 css={styles.title}>{copy('title')}</h1>
      <p>{copy('lead')}</p>
    </div>
  );
}
