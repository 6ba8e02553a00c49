import { useCopy } from '@tableside/kit-content';

import { signInCopy } from '../copy.ts';

/** Those that ask for something; the last page only says that it worked. */
const count = 3;

/** What stands over the title of a step. */
export function useStep(step: 1 | 2 | 3) {
  const copy = useCopy(signInCopy);
  return { eyebrow: copy('step', { step, count }), progress: { step, count } };
}
