import type { SurveyEntry } from '@tableside/content-client';
import { useCopy, useFillText } from '@tableside/kits/content';
import { SurveyFrame } from '@tableside/kits/surveys';
import { IconButton } from '@tableside/ui/icon-button';
import { ChevronDown, X } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { useId, useRef, useState } from 'react';

import { surveysCopy } from '../copy.ts';
import * as styles from './survey-tab.styles.ts';

interface SurveyTabProps {
  readonly survey: SurveyEntry;
  readonly onSeen: () => void;
}

type TabState = 'closed' | 'open' | 'gone';

export function SurveyTab({ survey, onSeen }: SurveyTabProps) {
  const copy = useCopy(surveysCopy);
  const text = useFillText().text(survey.text);
  const panelId = useId();
  const dock = useRef<HTMLElement>(null);
  const [state, setState] = useState<TabState>('closed');
  // An opened form stays mounted, so that typed values survive collapsing the panel.
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = state === 'open';

  const toggle = () => {
    setState(isOpen ? 'closed' : 'open');
    setWasOpened(true);
  };
  const dismiss = () => {
    onSeen();
    if (dock.current?.contains(document.activeElement))
      document.querySelector('main')?.focus({ preventScroll: true });
    setState('gone');
  };

  if (state === 'gone') return null;
  return (
    <aside ref={dock} aria-label={text} css={[styles.dock, isOpen ? styles.open : styles.closed]}>
      <div css={[styles.head, isOpen && styles.openHead]}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={wasOpened ? panelId : undefined}
          onClick={toggle}
          css={[styles.toggle, !isOpen && styles.tab]}
        >
          <span css={!isOpen && styles.tabText}>{raiseMarks(text)}</span>
          <ChevronDown size={20} />
        </button>
        {isOpen && <IconButton label={copy.text('dismiss')} icon={<X size={20} />} onClick={dismiss} />}
      </div>
      {wasOpened && (
        <div id={panelId} hidden={!isOpen} css={isOpen ? styles.panel : undefined}>
          <SurveyFrame
            kind="popup-side-panel"
            title={text}
            campaign={survey.id}
            // The page may be left before the form closes.
            onSubmitted={onSeen}
            onClose={dismiss}
          />
        </div>
      )}
    </aside>
  );
}
