import { useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { Loading } from '@tableside/ui/loading';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { EmbedKind } from './survey-address.ts';
import * as styles from './survey-frame.styles.ts';
import type { SurveyFrameProps } from './survey-window-props.ts';
import { surveysCopy } from './surveys.copy.ts';
import { useSurvey } from './use-survey.ts';

interface EmbedProps extends SurveyFrameProps {
  readonly kind: EmbedKind;
}

/**
 * A third-party form in an iframe, as tall as its container. Shows its loading state, its failure and a
 * retry. A form that the visitor opened takes focus when it appears and moves it into the form. An embedded
 * one does not.
 */
export function SurveyFrame(props: EmbedProps) {
  const [attempt, setAttempt] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const isOpened = props.kind !== 'embed-widget';
  useEffect(() => {
    if (isOpened) group.current?.focus();
  }, [isOpened]);
  const onTryAgain = () => {
    // The pressed button is removed, so the group holds the focus until it can move into the form.
    group.current?.focus();
    setAttempt((count) => count + 1);
  };
  return (
    <div ref={group} tabIndex={-1} css={styles.group}>
      <Form {...props} key={`${props.formCode} ${attempt}`} group={group} onTryAgain={onTryAgain} />
    </div>
  );
}

interface FormProps extends EmbedProps {
  readonly group: RefObject<HTMLDivElement | null>;
  readonly onTryAgain: () => void;
}

function Form({ title, group, onTryAgain, onFailed, ...survey }: FormProps) {
  const copy = useCopy(surveysCopy);
  const { iframe, connection, src, status } = useSurvey({
    ...survey,
    onReady: () => {
      // The focused element may be about to be removed, such as the "Try again" button when a late form
      // loads.
      if (group.current?.contains(document.activeElement)) group.current.focus();
    },
  });
  const isReady = status === 'ready';
  const reportFailure = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (status === 'failed') reportFailure();
  }, [status]);

  useEffect(() => {
    if (isReady && document.activeElement === group.current) connection.current?.focus();
  }, [connection, group, isReady]);

  return (
    <>
      {src !== undefined && (
        <iframe
          ref={iframe}
          data-survey
          title={title}
          src={src}
          // The form is on another origin, so it cannot remove its own sandbox, which prevents it from
          // navigating the page.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the pair is unsafe for frames of this origin only
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin"
          allow=""
          css={[styles.frame, !isReady && styles.hidden]}
        />
      )}
      {status === 'loading' && (
        <div css={styles.message}>
          <Loading message={copy('loading')} />
        </div>
      )}
      {status === 'failed' && !onFailed && (
        <div css={styles.message}>
          <Banner
            kind="error"
            action={
              <Button variant="secondary" onClick={onTryAgain}>
                {copy('tryAgain')}
              </Button>
            }
          >
            {copy('notLoaded')}
          </Banner>
        </div>
      )}
    </>
  );
}
