import { Copy, CopyText, useCopy } from '@tableside/kit-content';
import { NotFound } from '@tableside/kit-feature';
import { SurveyWindow, useHasSurvey } from '@tableside/kit-surveys';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { surveysCopy } from '../copy.ts';
import * as styles from './survey-screen.styles.ts';
import { useSurveyTexts, type SurveyPage } from './survey-texts.ts';

/** By what follows /surveys in the path. */
const pages: Readonly<Record<string, SurveyPage>> = { '': 'intro', success: 'success', error: 'error' };

/** What a diner is told before, after, and when answering failed (ROU-18, SUR-01). */
export function SurveyScreen() {
  const page = pages[useParams()['*'] ?? ''];
  return page ? <Survey page={page} /> : <NotFound />;
}

/** Opens the survey once more, where the answers did not arrive (SUR-01). */
function Retry() {
  const copy = useCopy(surveysCopy);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isSent = useRef(false);
  const onClose = () => {
    setIsOpen(false);
    if (isSent.current) void navigate('/surveys/success', { replace: true });
  };
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy('retry')}
      </Button>
      {isOpen && (
        <SurveyWindow
          isOpen
          title={copy('windowTitle')}
          onSubmitted={() => {
            isSent.current = true;
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

function Survey({ page }: { readonly page: SurveyPage }) {
  const copy = useCopy(surveysCopy);
  const { title, text } = useSurveyTexts(page);
  const hasSurvey = useHasSurvey();
  const isError = page === 'error';
  return (
    <EmptyState
      css={styles.page}
      title={<CopyText text={title} />}
      titleLevel={1}
      action={
        isError && hasSurvey ? (
          <Retry />
        ) : (
          <ButtonLink variant="primary" href="/search">
            {copy('findRestaurant')}
          </ButtonLink>
        )
      }
    >
      <p>
        <CopyText text={text} />
      </p>
      {isError && (
        <p>
          <Copy of={surveysCopy} id="support" />
        </p>
      )}
    </EmptyState>
  );
}
