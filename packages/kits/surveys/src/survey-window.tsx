import { useCopy } from '@tableside/kit-content';
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
 * A form of the third party in a window of the site (SUR-11, HIS-21). Its owner opens it, only where `useHasSurvey`
 * says that there is a form, and closes it when `onClose` asks: the close button, Escape, the form itself, or some time
 * after the form was sent. An unfinished form is left without a question: the third party keeps what was filled in.
 */
export function SurveyWindow({ isOpen, look = 'popup', title, onClose, ...survey }: SurveyWindowProps) {
  const copy = useCopy(surveysCopy);
  const { css, kind } = looks[look];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={copy('close')} isFlush css={css}>
      <SurveyFrame {...survey} title={title} kind={kind} onClose={onClose} />
    </Dialog>
  );
}
