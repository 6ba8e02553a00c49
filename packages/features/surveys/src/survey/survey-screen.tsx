import { Copy, CopyText, useCopy } from '@tableside/kit-content';
import { NotFound } from '@tableside/kit-feature';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { useParams } from 'react-router';

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

function Survey({ page }: { readonly page: SurveyPage }) {
  const copy = useCopy(surveysCopy);
  const { title, text } = useSurveyTexts(page);
  const isError = page === 'error';
  return (
    <EmptyState
      css={styles.page}
      title={<CopyText text={title} />}
      titleLevel={1}
      action={
        <ButtonLink variant="primary" href={isError ? '/surveys' : '/search'}>
          {copy(isError ? 'retry' : 'findRestaurant')}
        </ButtonLink>
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
