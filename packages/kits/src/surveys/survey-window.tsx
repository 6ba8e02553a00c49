import { useCopy } from '@tableside/kits/content';
import { Dialog } from '@tableside/ui/dialog';

import { SurveyFrame } from './survey-frame.tsx';
import type { SurveyWindowProps } from './survey-window-props.ts';
import * as styles from './survey-window.styles.ts';
import { surveysCopy } from './surveys.copy.ts';

const looks = {
  popup: { css: styles.popup, kind: 'popup-blank' },
  slider: { css: styles.slider, kind: 'popup-drawer' },
} as const;

/**
 * A third-party form in a dialog (SUR-11, HIS-21). The owner opens it only if `useHasSurvey` is true, and
 * closes it on `onClose`, which is called for the close button, Escape, the form's own request, and some time
 * after the form was submitted. Closing an unfinished form needs no confirmation, because the third party
 * keeps its values.
 */
export function SurveyWindow({
  isOpen,
  look = 'popup',
  title,
  heading = title,
  onClose,
  ...survey
}: SurveyWindowProps) {
  const copy = useCopy(surveysCopy);
  const { css, kind } = looks[look];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={heading}
      closeLabel={copy.text('close')}
      isFlush
      css={css}
    >
      <SurveyFrame {...survey} title={title} kind={kind} onClose={onClose} />
    </Dialog>
  );
}
