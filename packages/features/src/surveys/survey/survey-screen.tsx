import { css } from '@emotion/react';
import { parseCopy, type ContentEntry, type CopyText as ParsedCopy } from '@tableside/content-client';
import { routes } from '@tableside/core';
import { Copy, CopyText, useContent, useCopy } from '@tableside/kits/content';
import { NotFound } from '@tableside/kits/feature';
import { SurveyFrame, SurveyWindow, useHasSurvey } from '@tableside/kits/surveys';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { Title } from '@tableside/ui/title';
import { color, radius, space, width } from '@tableside/ui/tokens';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { surveysCopy } from '../copy.ts';

type SurveyPage = 'intro' | 'none' | 'success' | 'error';

const textOf = (entry: ContentEntry | undefined, field: string): string | undefined => {
  const value = entry?.fields[field];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

function useSurveyTexts(page: SurveyPage): { readonly title: ParsedCopy; readonly text: ParsedCopy } {
  const copy = useCopy(surveysCopy);
  const entry = useContent().surveys.find(({ slug }) => slug === `survey_${page}`);
  const title = textOf(entry, 'title') ?? copy.text(`${page}Title`);
  const text = textOf(entry, 'text') ?? copy.text(`${page}Text`);
  return useMemo(() => ({ title: parseCopy(title), text: parseCopy(text) }), [title, text]);
}

const pageStyle = css({ paddingBlock: space(12), paddingInline: space(4) });

const formPageStyle = css({
  display: 'grid',
  gap: space(4),
  maxWidth: width.dialog,
  marginInline: 'auto',
  paddingBlock: space(12),
  paddingInline: space(4),
  '& > p': { margin: 0 },
});
const formStyle = css({
  height: 600,
  border: `1px solid ${color.border}`,
  borderRadius: radius.box,
  overflow: 'hidden',
});

export function SurveyScreen() {
  const hasSurvey = useHasSurvey();
  switch (useParams()['*'] ?? '') {
    case '':
      return hasSurvey ? <SurveyForm /> : <SurveyMessage page="none" />;
    case 'success':
      return <SurveyMessage page="success" />;
    case 'error':
      return <SurveyMessage page="error" />;
    default:
      return <NotFound />;
  }
}

function SurveyForm() {
  const copy = useCopy(surveysCopy);
  const { title, text } = useSurveyTexts('intro');
  const navigate = useNavigate();
  const isSent = useRef(false);
  return (
    <div css={formPageStyle}>
      <Title level={1} size="large">
        <CopyText text={title} />
      </Title>
      <p>
        <CopyText text={text} />
      </p>
      <div css={formStyle}>
        <SurveyFrame
          kind="embed-widget"
          title={copy.text('windowTitle')}
          onSubmitted={() => {
            isSent.current = true;
          }}
          // A form that was not submitted stays open, because there is no page behind it to return to.
          onClose={() => isSent.current && void navigate(routes.surveySuccess.path, { replace: true })}
          onFailed={() => void navigate(routes.surveyError.path, { replace: true })}
        />
      </div>
    </div>
  );
}

function Retry() {
  const copy = useCopy(surveysCopy);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isSent = useRef(false);
  const onClose = () => {
    setIsOpen(false);
    if (isSent.current) void navigate(routes.surveySuccess.path, { replace: true });
  };
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy('retry')}
      </Button>
      {isOpen && (
        <SurveyWindow
          isOpen
          title={copy.text('windowTitle')}
          onSubmitted={() => {
            isSent.current = true;
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

function SurveyMessage({ page }: { readonly page: Exclude<SurveyPage, 'intro'> }) {
  const copy = useCopy(surveysCopy);
  const { title, text } = useSurveyTexts(page);
  const hasSurvey = useHasSurvey();
  const isError = page === 'error';
  return (
    <EmptyState
      css={pageStyle}
      title={<CopyText text={title} />}
      titleLevel={1}
      action={
        isError && hasSurvey ? (
          <Retry />
        ) : (
          <ButtonLink variant="primary" href={routes.search.path}>
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
